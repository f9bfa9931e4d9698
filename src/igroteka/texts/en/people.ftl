# People: friends, groups, blocks, invitations.

people-title = Friends and groups
people-about = People whom you have met here. Only you see this page.
people-none = Play with others first: afterwards you find them here.
people-friends = Friends
people-friends-none = No friends yet. Ask somebody you have played with, below.
people-asking = They want to be your friends
people-asked = You have asked them
people-played = People you have played with
people-blocked = Blocked
    .about = They cannot invite you or sit down at your tables, and you do not read what they write. They are not told.
people-ask = Ask to be friends
people-accept = Accept
people-part-friends = End friendship
people-part-asked = Take back
people-part-asking = Decline
people-block = Block
people-block-chat = Block for good
people-block-done = Blocked. You can take that back on your page, under “Friends and groups”.
people-unblock = Unblock
people-sure = Really?
people-groups = Groups
people-group-name = Name of a new group
people-group-new = New group
people-group-link = Copy invitation link
people-group-leave = Leave
people-group-join = Join
people-group-invites = { $count ->
        [one] You are invited to the group “{ $name }” ({ $count } person).
       *[other] You are invited to the group “{ $name }” ({ $count } people).
    }
people-invitations = You are invited
people-invited-by = by { $name }
people-to-table = To the table
people-decline = Decline
people-invite = Invite friends and former opponents
    .about = They see the invitation on their first page, and as a notice if they have switched that on.
people-invited = { $count ->
        [one] { $count } person is invited.
       *[other] { $count } people are invited.
    }
people-again = Play again
