# Люди: друзья, группы, чёрный список, приглашения.

people-title = Друзья и группы
people-about = Люди, с которыми ты здесь встречаешься. Эту страницу видишь только ты.
people-none = Сначала сыграй с кем-нибудь: потом эти люди появятся здесь.
people-friends = Друзья
people-friends-none = Друзей пока нет. Предложи дружбу тем, с кем играешь, — они ниже.
people-asking = Предлагают тебе дружбу
people-asked = Ждём ответа
people-played = С кем ты играешь
people-blocked = Чёрный список
    .about = Эти люди не могут звать тебя и садиться за твои столы, и ты не видишь, что они пишут. Им об этом не сообщают.
people-ask = Предложить дружбу
people-accept = Принять
people-part-friends = Больше не дружить
people-part-asked = Отменить
people-part-asking = Отклонить
people-block = В чёрный список
people-block-chat = В чёрный список
people-block-done = Готово. Отменить это можно на твоей странице, в разделе «Друзья и группы».
people-unblock = Убрать из списка
people-sure = Точно?
people-groups = Группы
people-group-name = Название новой группы
people-group-new = Создать группу
people-group-link = Скопировать приглашение
people-group-leave = Выйти
people-group-join = Вступить
people-group-invites = { $count ->
        [one] Тебя зовут в группу «{ $name }» ({ $count } человек).
        [few] Тебя зовут в группу «{ $name }» ({ $count } человека).
       *[many] Тебя зовут в группу «{ $name }» ({ $count } человек).
    }
people-invitations = Тебя зовут играть
people-invited-by = зовёт { $name }
people-to-table = К столу
people-decline = Отказаться
people-invite = Позвать друзей и прежних соперников
    .about = Они увидят приглашение на главной странице и в уведомлении, если оно включено.
people-invited = { $count ->
        [one] Приглашён { $count } человек.
        [few] Приглашены { $count } человека.
       *[many] Приглашено { $count } человек.
    }
people-again = Сыграть ещё
