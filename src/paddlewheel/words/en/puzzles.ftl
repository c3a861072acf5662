puzzles-mississippi = Mississippi
puzzles-queen = Mississippi Queen
puzzles-black-rose = The Black Rose
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-theme-arrive = Home now
puzzle-theme-passenger = A free passenger
puzzle-theme-afloat = Stay afloat
puzzle-theme-stop = Stop the next player
puzzle-theme-chain = The long chain
puzzle-theme-thrift = Ahead without wood
puzzle-task-arrive = Come home this turn.
puzzle-task-passenger = Take a passenger aboard without using coal.
puzzle-task-afloat = Find a turn after which you can still move.
puzzle-task-stop = The next player is about to come home. Prevent it.
puzzle-task-chain = Dock your way as far ahead as you can this turn.
puzzle-task-thrift = Get as far ahead as you can without having fewer logs than now.
puzzle-well-arrive = That’s it: you’re home.
puzzle-well-passenger = That’s it: the passenger is aboard, and all your coal is left.
puzzle-well-afloat = That’s it: from there you can sail on.
puzzle-well-stop = That’s it: the next player can’t come home now.
puzzle-well-chain = That’s it: field { $best }, and no turn leads further.
puzzle-well-thrift = That’s it: { $best } fields ahead, and not a log fewer.
puzzle-cost-arrive = You’re not home. That costs you at least one more turn.
puzzle-cost-passenger = { $got ->
    [0] No passenger came aboard. You must end at a dock, at speed 1.
   *[other] The passenger is aboard, but you have { $coal ->
        [one] 1 coal point less
       *[other] { $coal } coal points less
    }. It can be done for free.
}
puzzle-cost-afloat = From there your steamer has no move left, and is wrecked.
puzzle-cost-stop = The next player can still come home.
puzzle-cost-chain = You end on field { $got }. That’s { $short ->
    [one] 1 field
   *[other] { $short } fields
} short of field { $best }.
puzzle-cost-thrift = { $got ->
    [0] You gained no field without wood. { $best } fields were possible.
   *[other] You gained { $got ->
        [one] 1 field
       *[other] { $got } fields
    }. { $best } were possible.
}
