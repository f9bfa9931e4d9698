# The gallery of cards and the chapters of the rules.

web-kind-scopa-d = Бубны
web-kind-scopa-h = Червы
web-kind-scopa-c = Трефы
web-kind-scopa-s = Пики
web-chapter-scopa-the-cards = Карты
web-chapter-scopa-dealing = Сдача
web-chapter-scopa-a-turn = Ход
web-chapter-scopa-sweeps = Скопы
web-chapter-scopa-points = Очки
web-chapter-scopa-the-end = Конец игры
web-chapter-scopa-what-is-hidden = Что скрыто
web-chapter-scopa-settings = Настройки
