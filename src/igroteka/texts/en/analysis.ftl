# A recorded game looked at again.

analysis-title = { $game }: how the game went
analysis-how = The lines show the chance of winning that each player could see, from nothing but what that player could know at the moment. They are estimates of a search over states that fit this knowledge.
analysis-choices = Choices
analysis-running = Thinking
analysis-turning-points = Turning points
analysis-turn = After choice { $step } the chances of { $player } went from { $before } to { $after }.
analysis-mistakes = The choices that cost most
analysis-mistake = Choice { $step }, { $player }: “{ $choice }” with a chance of { $chance }. Better: “{ $best }” with { $best_chance }.
analysis-no-mistakes = No choice cost more than chance itself.
analysis-chances = Chances of winning
