# What a phone sees that has come by the link of a test.
reach-works = It works
    .about = This phone can reach Igroteka. The game computer knows already; you can close this page.
reach-same-computer = This is the game computer itself
    .about = The test counts when another device opens this link: scan the code with a phone.
reach-over = This test is over
    .about = Start it anew on the game computer and scan the new code.

# Can others reach this server? The test with a phone.
reach-how = Scan a code with a phone. If its address works, the phone says so, and so does this page.
reach-closed = Only this computer can reach Igroteka at the moment.
reach-code = QR code of the test for { $address }
reach-kind-public = public address
reach-kind-address = address in your network
reach-kind-name = name in your network; not every phone knows such names
reach-kind-page = as this page was opened
reach-state-waiting = Nobody has come yet.
reach-state-same = Only this computer has come. Try it with a phone.
reach-state-reached = A phone has reached me by this address.
reach-help = Nothing happens?
reach-help-firewall = Firewall.
    .about = The firewall of this computer may turn visitors away. Allow Python, or this port, for private networks.
reach-help-network = The same network.
    .about = The phone must be in the same Wi-Fi as this computer, or at the same router: mobile data do not lead here.
reach-help-guest = Guest network.
    .about = Guest Wi-Fi, and many in hotels, schools and cafés, keep devices apart. Use another one, or a hotspot of a phone.
reach-help-vpn = VPN.
    .about = A VPN on the phone or on this computer may hide one from the other. Pause it, or try another address.
reach-opened = Igroteka is open to your network until you close it or end it.
reach-close = Close to the network
