# What a phone sees that has come by the link of a test.
reach-works = It works
    .about = This phone can reach Igroteka. The game computer knows already; you can close this page.
reach-same-computer = This is the game computer itself
    .about = The test counts when another device opens this link: scan the code with a phone.
reach-over = This test is over
    .about = Start it anew on the game computer and scan the new code.
