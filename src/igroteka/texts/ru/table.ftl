# За столом: то, чего нет на других страницах.

web-keys = Клавиши
web-keys-arrows = перейти к соседнему
web-keys-enter = выбрать
web-keys-esc = отменить, закрыть
web-keys-i = открыть карту
web-keys-l = события и чат
web-keys-h = подсказка
web-keys-z = вернуть ход
web-keys-e = закончить ход
web-keys-p = пауза или дальше
web-keys-n = следующее событие
web-key-arrows = Стрелки
web-emote-laugh = смех
web-emote-wow = изумление
web-emote-sad = грусть
web-emote-angry = злость
web-emote-clap = аплодисменты
web-emote-think = раздумья
web-emote-hurry = «давай дальше»
web-emote-hello = привет
web-emotes = Реакции
web-concede = Выйти из игры (только ты)
web-concede-sure = Да, выйти насовсем
web-propose-end = Закончить для всех (если все согласны)
web-propose-pause = Предложить паузу
web-result = Итог
web-result-show = Показать итог
web-result-stopped = Игра окончена по общему согласию, победителя нет.
web-result-abandoned = Все ушли. Итога нет, партия не засчитывается.
web-result-moments = Как это было
web-result-you-won = { $player_as ->
    [she] Ты победила!
    [he] Ты победил!
   *[any] Победа за тобой!
}
web-result-match = Матч: партия { $played } из { $games }
web-fair = Честная раздача: зерно было выбрано до первой карты.
web-fair-short = Проверить раздачу
web-fair-how = До раздачи сервер назвал число, составленное из зерна и случайного числа. Теперь открыты оба, и каждый может проверить, что числа сходятся.
web-fair-checking = Проверяем…
web-fair-kept = Проверено в этом браузере: обещание сдержано.
web-fair-broken = Числа не сошлись. Этой раздаче верить нельзя.
web-fair-commitment = Обещано до раздачи
web-fair-seed = Зерно
web-fair-nonce = Случайное число
web-seat-link = Продолжить на другом устройстве
web-seat-link-copied = Личная ссылка скопирована. Открой её на другом устройстве и никому не показывай.
web-spectators = Зрители
web-spectator-muted = без чата
web-spectator-away = нет на месте
web-spectator-mute = Заглушить
web-spectator-mute-name = Заглушить: { $name }
web-spectator-unmute = Вернуть чат
web-spectator-unmute-name = Вернуть чат: { $name }
web-spectator-remove = Убрать
web-spectator-remove-name = Убрать: { $name }
web-spectator-remove-sure = Да, убрать: { $name }
web-spectator-remove-about = Кого убрали, тот за этот стол больше не вернётся.
web-spectator-keep = Оставить
web-spectators-unnamed = { $count ->
    [one] { $count } человек смотрит без имени: писать он пока не может.
    [few] { $count } человека смотрят без имени: писать они пока не могут.
   *[many] { $count } человек смотрят без имени: писать они пока не могут.
}
web-result-picture = Картинка для друзей
web-result-costliest = Твоё самое дорогое решение
web-result-costliest-choice = «{ $chosen }» — минус { $cost } % шансов на победу. Лучше так: «{ $better }».
web-result-costliest-elsewhere = «{ $chosen }» — минус { $cost } % шансов на победу. Лучше то же самое, но в другом месте.
web-result-costliest-see = Посмотреть
web-result-costliest-find = Найти моё самое дорогое решение
web-result-costliest-wait = Разбираем партию…
web-result-costliest-none = Дорогих ошибок у тебя нет.
