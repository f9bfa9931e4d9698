### Почему бот сделал такой выбор

# Advice to a player: why it is this option. $chance and $other are percents.
hint-better = Так выигрывается примерно { $chance } % партий, которые согласуются с тем, что ты знаешь; следующий вариант — около { $other } %.
hint-close = Так выигрывается примерно { $chance } % партий, которые согласуются с тем, что ты знаешь; насколько можно судить, другие варианты не хуже.
hint-alone = Сравнить с другими вариантами не хватило времени.
hint-only = Выбирать больше не из чего.

# What bots are called. The server keeps the id; nobody at a table may have one of these names in any language.
bot-name-ada = Ада
bot-name-basil = Базиль
bot-name-clara = Клара
bot-name-darwin = Дарвин
bot-name-edith = Эдит
bot-name-felix = Феликс
bot-name-greta = Грета
bot-name-hugo = Гуго
bot-name-iris = Ирис
bot-name-jasper = Джаспер
bot-name-kira = Кира
bot-name-leo = Лео
bot-name-mira = Мира
bot-name-nestor = Нестор
bot-name-olga = Ольга
bot-name-pavel = Павел
bot-name-quinn = Квинн
bot-name-rosa = Роза
bot-name-simon = Симон
bot-name-tilda = Тильда
bot-name-urban = Урбан
bot-name-vera = Вера
bot-name-walter = Вальтер
bot-name-zoya = Зоя
