puzzle-theme-arrive = Home this turn
puzzle-theme-passenger = A passenger for no coal
puzzle-theme-fetch = Reach the passenger
puzzle-theme-push = The push that decides
puzzle-theme-ready = In place for the next turn
puzzle-theme-depot = Reach the depot
puzzle-theme-afloat = The way on
puzzle-theme-aground = Off the sandbank
puzzle-theme-stop = Stop the next player
puzzle-theme-chain = The long chain
puzzle-theme-thrift = Ahead without wood
puzzle-theme-gather = Gather without falling back
puzzle-theme-lead = Take the lead

puzzle-hint-arrive = You can get home this turn.
puzzle-hint-passenger = You can take a passenger aboard without using coal.
puzzle-hint-fetch = There’s one way to take a passenger aboard this turn.
puzzle-hint-push = You have to push someone aside this turn.
puzzle-hint-ready = With your next turn you can take a passenger aboard or land. Get into place for it, and burn as little coal as you can.
puzzle-hint-depot = There’s one way to fill up with coal this turn.
puzzle-hint-afloat = After most turns you have no way on. Find the one after which you do.
puzzle-hint-aground = Get off the sandbank, to where you can sail on.
puzzle-hint-stop = The next player is about to get home. Prevent it.
puzzle-hint-chain = Docking can carry you a long way this turn.
puzzle-hint-thrift = You can get far ahead and have no fewer logs than now.
puzzle-hint-gather = You can gain logs without falling back.
puzzle-hint-lead = You can take the lead this turn.

puzzle-well-arrive = That’s it: you’re home.
puzzle-well-passenger = That’s it: the passenger is aboard, and you still have all your coal.
puzzle-well-fetch = That’s it: the passenger is aboard.
puzzle-well-push = That’s it: the push got you there.
puzzle-well-ready = That’s it: with your next turn you’re there.
puzzle-well-depot = That’s it: you’ve filled up with coal.
puzzle-well-afloat = That’s it: from there you can sail on.
puzzle-well-aground = That’s it: you’re off the sandbank and can sail on.
puzzle-well-stop = That’s it: the next player can’t get home now.
puzzle-well-chain = That’s it: field { $best }, and no turn leads further.
puzzle-well-thrift = That’s it: { $best } fields ahead, and not a log fewer.
puzzle-well-gather = That’s it: { $best } more logs, and you haven’t fallen back.
puzzle-well-lead = That’s it: you’re in the lead.

puzzle-cost-arrive = You’re not home. That costs you at least one more turn.
puzzle-cost-passenger = { $got ->
    [0] No passenger came aboard. You must end at a dock, at speed 1.
   *[other] The passenger is aboard, but you have { $short ->
        [one] 1 coal point
       *[other] { $short } coal points
    } less. It can be done for free.
}
puzzle-cost-fetch = No passenger came aboard. You must end at a dock, at speed 1.
puzzle-cost-push = You’re neither home nor is a passenger aboard. Someone is in your way.
puzzle-cost-ready = { $got ->
    [0] From there you can’t get to a dock or the landing with your next turn, at speed 1.
   *[other] From there it takes { $short ->
        [one] 1 coal point
       *[other] { $short } coal points
    } more to be there with your next turn.
}
puzzle-cost-depot = You didn’t fill up with coal. You must end at the depot’s dock, at speed 1.
puzzle-cost-afloat = From there your steamer has no move left.
puzzle-cost-aground = You’re aground, or can’t sail on from there.
puzzle-cost-stop = The next player can still get home.
puzzle-cost-chain = You end on field { $got }. That’s { $short ->
    [one] 1 field
   *[other] { $short } fields
} short of field { $best }.
puzzle-cost-thrift = { $got ->
    [0] You gained no fields, or have fewer logs than before. { $best } fields were possible without losing a log.
   *[other] You gained { $got ->
        [one] 1 field
       *[other] { $got } fields
    }. { $best } were possible.
}
puzzle-cost-gather = { $got ->
    [0] You gained no logs, or fell back. { $best } more logs were possible.
   *[other] You gained { $got ->
        [one] 1 log
       *[other] { $got } logs
    }. { $best } were possible.
}
puzzle-cost-lead = Someone is still ahead of you.
puzzle-next-home = Now { STEAMER($steamer) } can get home.
