# The gallery of cards and the chapters of the rules.

web-kind-intrigo-intrigue = Карты интриг
web-kind-intrigo-influence = Карты влияния
web-set-intrigo-contarini = Контарини
web-set-intrigo-dandolo = Дандоло
web-set-intrigo-gradenigo = Градениго
web-set-intrigo-morosini = Морозини
web-set-intrigo-tiepolo = Тьеполо
web-chapter-awarding = Награждение
web-chapter-clean-up = Конец раунда
web-chapter-influence-cards = Карты влияния
web-chapter-placing = Выкладывание
web-chapter-the-end = Конец игры
web-chapter-the-palace = Дворец
web-chapter-the-round = Раунд
web-chapter-what-is-always-true = Что верно всегда
intrigo-web-lost = Теперь не твоё: { $tokens }
intrigo-web-opening = Твоя семья — { $family }
intrigo-web-opening-goal = Собери { $alike } одинаковые печати или { $kinds } разных.
intrigo-web-opening-how = Всё, что выиграет во дворце карта твоей семьи, — твоё, кто бы её ни выложил.
intrigo-web-opening-first-you = Начинаешь ты.
intrigo-web-opening-first = Начинает { $name }.
