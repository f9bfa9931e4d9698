# Reports to the operator, and lines of the chat that one does not want to see.

report-button = Report
report-title = Report “{ $name }” to the operator?
report-about = The operator of this host sees this line, the last lines of the chat, and your name. The others are not told.
report-text = What is wrong? (optional)
report-done = Reported. Thank you.
mute-for-me = Mute for me
unmute-for-me = Hear again
muted-line = You have muted { $name }.
