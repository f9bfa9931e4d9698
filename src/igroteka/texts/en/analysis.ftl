# A recorded game looked at again.

analysis-title = { $game }: how the game went
analysis-how = The lines show the chance of winning that each player could see, from nothing but what that player could know at the moment: the mean over states that fit this knowledge, played on quickly. Each of them knows something else, so the chances need not add up to 100%.
analysis-choices = Choices
analysis-running = Thinking
analysis-turning-points = Turning points
analysis-turn = After choice { $step } the chances of { $player } went from { $before } to { $after }.
analysis-mistakes = The choices that cost most
analysis-mistake = Choice { $step }, { $player }: “{ $choice }” with a chance of { $chance }. Better: “{ $best }” with { $best_chance }.
analysis-no-turning-points = The chances never changed much at once.
analysis-no-mistakes = No choice cost more than chance itself.
analysis-chances = Chances of winning
