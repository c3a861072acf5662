### What the lessons of the school say. The ids are those of the courses: docs/writing-a-lesson.md.

## About all lessons

lesson-missed = That isn’t the goal yet. Try it again from the start.
lesson-course-queen = Mississippi Queen
lesson-course-mississippi = Mississippi
lesson-course-black-rose = The Black Rose

## Mississippi Queen

lesson-queen-heading-title = Heading and speed
lesson-queen-heading-bow = Your steamer sails where its bow points: straight ahead.
lesson-queen-heading-wheel = Its speed is the number of cells it sails this turn. One faster or slower is free.
lesson-queen-heading-choose = The marked cells are where your turn can end.
lesson-queen-heading-task = Sail two cells straight ahead.
lesson-queen-heading-well = Well sailed. Speed 2 took you exactly two cells.
lesson-queen-heading-slow = Speed 1 takes you only one cell. Set speed 2: one faster is free.
lesson-queen-heading-aside = You turned the bow, and the steamer followed it. Leave the bow where it points.

lesson-queen-rotation-title = The free 60° turn
lesson-queen-rotation-free = Each turn you can turn your steamer by 60° once for free.
lesson-queen-rotation-when = Turn before, between or after the cells you sail: the moment decides where you end.
lesson-queen-rotation-task = Sail to the cell ahead on the right without using coal.
lesson-queen-rotation-well = That’s it: one cell ahead, one 60° turn, one more cell. It cost nothing.
lesson-queen-rotation-twice = You’re on the right cell, but the second 60° turn cost 1 coal point. Sail ahead first, then turn once.
lesson-queen-rotation-straight = Without turning you only go straight ahead. Turn right by 60° after the first cell.

lesson-queen-coal-title = What coal buys
lesson-queen-coal-free = One step of speed is free. Each further step costs 1 coal point.
lesson-queen-coal-price = You have 6 coal points for the whole race: the black number on your steamer.
lesson-queen-coal-gone = What you spend is gone, so look at the price before you sail.
lesson-queen-coal-task = Sail three cells straight ahead and pay 1 coal point.
lesson-queen-coal-well = Speed 3 from speed 1 is two steps: one free, one for 1 coal point.
lesson-queen-coal-saved = You saved your coal, but for free you get to speed 2 at most. Set speed 3.
lesson-queen-coal-dear = That cost more than 1 coal point. Speed 3 and a straight course are enough.

lesson-queen-exact-title = Every point counts
lesson-queen-exact-all = Your speed is a debt: use up every movement point, no more and no fewer.
lesson-queen-exact-plan = A cell near you can be out of reach at a high speed. Slow down in time.
lesson-queen-exact-task = Stop exactly on the cell two steps away, ahead on the right, without using coal.
lesson-queen-exact-well = Right: slow down to 2, and both points take you there.
lesson-queen-exact-left-over = There’s still a movement point left, and you must use it. At speed 2 it comes out even.
lesson-queen-exact-past = At that speed you sail past the cell. Slow down to 2: one step is free.

lesson-queen-push-title = Pushing aside
lesson-queen-push-point = You may enter Green’s cell by pushing Green aside. That takes one extra movement point.
lesson-queen-push-where = You choose the free water cell Green goes to, but never one you’ve been on this turn.
lesson-queen-push-heading = Green’s captain then chooses a new heading for free.
lesson-queen-push-task = Push Green aside and sail on to the dock, three cells ahead.
lesson-queen-push-well = Two points for the push, two for the way to the dock: all four are used.
lesson-queen-push-astern = You can’t push Green onto a cell you’ve been on this turn. Choose one ahead or to the side.
lesson-queen-push-short = You pushed Green, but not at the speed that takes you to the dock. You need 4 points.
lesson-queen-push-round = You sailed round Green. Go straight at Green’s cell instead and pay the extra point.

lesson-queen-dock-title = Taking passengers aboard
lesson-queen-dock-waiting = A passenger is waiting at this dock.
lesson-queen-dock-speed = She comes aboard if you end your turn on the dock cell at speed 1.
lesson-queen-dock-two = You need two passengers, from two different stations.
lesson-queen-dock-task = Slow down to 1, stop at the dock and take the passenger aboard.
lesson-queen-dock-well = Welcome aboard. One more passenger, and you can head for the landing.
lesson-queen-dock-past = At that speed you can’t stop at the dock. Set speed 1 and sail one cell.
lesson-queen-dock-left = You stopped at the dock but left the passenger waiting. Choose to take her aboard.

lesson-queen-river-title = Turn order and the growing river
lesson-queen-river-grows = The first steamer on the frontmost tile makes the river grow: a die and the pile decide how.
lesson-queen-river-order = Each round begins with the steamer farthest down the river.
lesson-queen-river-task = Be first on the new tile, and first in the next round.
lesson-queen-river-well = The river has grown, and you begin the next round.
lesson-queen-river-behind = You stayed on the old tile, so no new one came. Sail two cells straight ahead.

lesson-queen-landing-title = The landing
lesson-queen-landing-jetty = With two passengers aboard you’re home as soon as you stop on a jetty cell.
lesson-queen-landing-slow = You must arrive at speed 1, so slow down before you get there.
lesson-queen-landing-task = Land at the jetty ahead of you.
lesson-queen-landing-well = You’re home. First at the landing, you win.
lesson-queen-landing-land = The second cell is land. Slow down to 1 and stop on the jetty cell.
lesson-queen-landing-fast = Speed 2 is too fast for the landing. You’re on the river until you come in at speed 1.
lesson-queen-landing-beside = The speed is right, but that cell has no jetty. Sail straight ahead.

## Mississippi

lesson-mississippi-cast-off-title = Casting off
lesson-mississippi-cast-off-die = A die has turned side 5 ahead. On your first turn you can’t change that.
lesson-mississippi-cast-off-log = Each field ahead burns a log. You have 20 for the whole course.
lesson-mississippi-cast-off-task = Cast off and steam four fields ahead.
lesson-mississippi-cast-off-well = You’re on field 4 with 16 logs left.
lesson-mississippi-cast-off-turned = You can’t turn while casting off: the die decides. From your next turn on you can.
lesson-mississippi-cast-off-short = That’s too short. Choose field 4.
lesson-mississippi-cast-off-far = That’s too far and burns too much wood. Choose field 4.

lesson-mississippi-gather-title = Drop back to gather wood
lesson-mississippi-gather-low = You have one log left, which isn’t enough to race.
lesson-mississippi-gather-back = Each free field you drop back earns a log, up to 15 fields a turn.
lesson-mississippi-gather-task = Gather wood until you have at least 6 logs.
lesson-mississippi-gather-well = A few fields lost, a full pile won. Now you can steam on.
lesson-mississippi-gather-ahead = Your last log took you one field, and now you have none. Drop back instead.
lesson-mississippi-gather-few = That’s not enough wood yet. Drop back at least five fields, and turn no further than you can for free.

lesson-mississippi-contact-title = One contact
lesson-mississippi-contact-beside = When you end beside another steamer, the two touching numbers are compared.
lesson-mississippi-contact-higher = If yours is higher, docking carries you ahead by the difference, for free. Turn your steamer first.
lesson-mississippi-contact-task = End beside Green with the higher number.
lesson-mississippi-contact-well = Your number was higher, and docking carried you ahead for free.
lesson-mississippi-contact-lower = Your number was lower, so docking carried Green ahead. Turn a higher number towards Green.
lesson-mississippi-contact-equal = The two numbers are equal, so nothing happens. Turn your steamer by one step.
lesson-mississippi-contact-alone = You ended beside no one. Steam to a field that touches Green’s.

lesson-mississippi-sum-title = The sum of contacts
lesson-mississippi-sum-both = This field touches Green and Black.
lesson-mississippi-sum-added = If you’re higher at several contacts, the differences add up. Lower ones don’t count.
lesson-mississippi-sum-task = Let docking carry you 6 fields at once.
lesson-mississippi-sum-well = Two contacts, 6 fields: added up, they took you far ahead of the others.
lesson-mississippi-sum-less = Docking carried you, but not 6 fields at once. Look for a field that touches both steamers.
lesson-mississippi-sum-lower = Your number was lower, so docking carried the other steamer. Steam one field further.

lesson-mississippi-carried-title = When your number is lower
lesson-mississippi-carried-lower = If your number is lower at every contact, docking carries the others ahead instead.
lesson-mississippi-carried-both-ways = The same helps you: a rival who ends beside you with a lower number carries you.
lesson-mississippi-carried-task = Get to field 17 or further without carrying Green ahead.
lesson-mississippi-carried-well = You got ahead, and Green got nothing from it.
lesson-mississippi-carried-helped = Docking carried Green ahead, because Green’s number was higher. Turn your steamer before you steam.
lesson-mississippi-carried-behind = Green got nothing, but you’re still behind field 17. Steam further.

lesson-mississippi-chain-title = A chain
lesson-mississippi-chain-again = Where docking carries you, you dock again, and again, as long as a number is higher.
lesson-mississippi-chain-steer = A chain begins with the right number ahead: try the free turn to either side.
lesson-mississippi-chain-try = Point at a field, and the page shows where the chain ends.
lesson-mississippi-chain-task = Reach field 26 and keep at least 7 logs.
lesson-mississippi-chain-well = Two logs, and the chain did the rest.
lesson-mississippi-chain-dear = You’re far enough, but you burnt too much wood. Start the chain with two logs.
lesson-mississippi-chain-short = Docking carried you, but not far enough. Turn one step to the right first.

## The Black Rose

lesson-black-rose-sandbank-title = Sandbanks
lesson-black-rose-sandbank-aground = You’ve run aground. On a sandbank your speed is 1 and you can’t turn.
lesson-black-rose-sandbank-ahead = Getting off ahead costs 1 coal point.
lesson-black-rose-sandbank-astern = Going one cell astern is free, and then you choose any heading.
lesson-black-rose-sandbank-task = Get off the sandbank without using coal.
lesson-black-rose-sandbank-well = Back in deep water with a new heading, and all your coal aboard.
lesson-black-rose-sandbank-turned = You can’t turn on a sandbank. Go straight ahead or straight astern.
lesson-black-rose-sandbank-paid = You’re off, but it cost 1 coal point. Astern would have been free.

lesson-black-rose-driftwood-title = Driftwood
lesson-black-rose-driftwood-point = Sailing onto driftwood takes one extra movement point.
lesson-black-rose-driftwood-slower = Afterwards your speed is one lower, though never below 1.
lesson-black-rose-driftwood-task = Stop on the driftwood without using coal.
lesson-black-rose-driftwood-well = Three points for two cells, and now your speed is 2.
lesson-black-rose-driftwood-point-short = Driftwood takes 2 points, and you have only 1 left. Keep speed 3.
lesson-black-rose-driftwood-clear = You kept clear of the driftwood. Turn left by 60° after the first cell, at speed 3.

lesson-black-rose-depot-title = The coal depot
lesson-black-rose-depot-dock = This is a coal depot. Dock here as at a station: at speed 1.
lesson-black-rose-depot-full = Then you can fill up to 6 coal points. It’s the only coal on the river.
lesson-black-rose-depot-task = Dock at the depot and fill up.
lesson-black-rose-depot-well = Six coal points again, for the price of a slow turn.
lesson-black-rose-depot-past = At that speed you sail past the depot. Set speed 1.
lesson-black-rose-depot-left = You docked but took no coal. Choose to fill up.

lesson-black-rose-exchange-title = Two steamers, shared coal
lesson-black-rose-exchange-two = Red 1 and Red 2 are both yours. Each has its own turn.
lesson-black-rose-exchange-beside = Side by side at equal speed, one can give coal to the other at the end of its turn. Docks don’t count.
lesson-black-rose-exchange-task = Bring Red 1 beside Red 2 and take over coal from Red 2.
lesson-black-rose-exchange-well = Red 1 has coal again, and the race for both goes on.
lesson-black-rose-exchange-skipped = You’re side by side at equal speed, but no coal changed hands. Take some over.
lesson-black-rose-exchange-apart = You can’t exchange there: you need neighbouring cells and equal speed. Keep speed 2 and sail straight ahead.

lesson-black-rose-steer-title = Steering the Black Rose
lesson-black-rose-steer-last = You’re last this round, so you steer the Black Rose.
lesson-black-rose-steer-coal = Her coal never ends, but one turn of hers can use only 1 coal point.
lesson-black-rose-steer-use = Green is about to take a passenger. She can get in Green’s way.
lesson-black-rose-steer-task = Push Green off the dock with the Black Rose.
lesson-black-rose-steer-well = Green is off the dock, and it cost you nothing.
lesson-black-rose-steer-point-short = A push takes 2 points, and speed 1 has only 1. Keep her speed at 2.
lesson-black-rose-steer-spared = Green is still at the dock. Sail her straight ahead at speed 2.

lesson-black-rose-duty-title = Don’t strand her
lesson-black-rose-duty-aground = The Black Rose is aground, and ahead of her is land.
lesson-black-rose-duty-behind = Her only way off is astern, onto this cell.
lesson-black-rose-duty-rule = You mustn’t bring her where she needs more than 1 coal point, if you have another turn.
lesson-black-rose-duty-task = Sail on without blocking her way, and without using coal.
lesson-black-rose-duty-well = Her way astern is free. You did your duty.
lesson-black-rose-duty-stranded = On that cell you’d take her only way off. Sail left or right of it.
lesson-black-rose-duty-spent = Her way is free, but you used coal. One 60° turn is enough.
