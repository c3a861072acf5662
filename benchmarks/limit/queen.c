/* The limit for the kernel of Mississippi Queen: every end of a turn with all pushes on base water (Q9-Q15), by hand in C.

   It takes the river as the kernel has it (by place × 6 + heading the place one step ahead, -1 if that is no water; then the
   coordinates q and r of each place) and lists the same ends with the same searches. A fan is for each heading the fewest rotations with which the steamer can lie on a place, a byte each. */

#include <stdint.h>
#include <string.h>

enum { PLACES = 512, LAYERS = 7, PHASES = 5, MOST_OTHERS = 8, MOST_PUSHES = 3, PUSH_POINTS = 2, DETOUR = 2, CALM = 0, BEFORE = 1 };
enum { FREE = 0, CLOSED = -1, NO_AIM = -1 };
enum { ROTATIONS = 20, COAL = 25, SPEED = 30, USED = 33, WORLD = 36 };
#define NEVER 0x7F7F7F7F7F7FULL
#define EACH 0x010101010101ULL
#define HIGH 0x808080808080ULL

typedef uint64_t Fan;

static const int ORDERS[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
static const int LAST_ORDER[4] = {0, 0, 2, 5};
static const int ORDER_STEP[4] = {0, 1, 2, 1}; /* of one there is the first order, of two there are the first and the third */

static const int64_t *ahead;
static int others, lies[MOST_OTHERS], start, heading_at_first, last;
static int limits[LAYERS];             /* the most rotations that can be paid for after so many points */
static int prices[LAYERS], most[LAYERS]; /* by speed: the coal to set it, and the most rotations then; -1 if it is too dear */
static Fan swings[6];
static Fan fans[PHASES][LAYERS][PLACES];
static int16_t reached[PHASES][LAYERS][PLACES];
static int counts[PHASES][LAYERS];
static int8_t lying[PLACES]; /* FREE, CLOSED, or which of the others, from 1 on */
static int room[MOST_OTHERS], spaces[MOST_OTHERS][6];
static int bumped_ever; /* a bit for each of the others that any world bumps into */
static int bumped_after[1 + MOST_OTHERS + MOST_OTHERS * MOST_OTHERS];
static int64_t best[LAYERS][PLACES * 6]; /* of the orders of one choice of pushes: world and rotations, 0 if none */
static int32_t improved[LAYERS * PLACES * 6];
static int improvements;

typedef struct {
  int64_t *ends, *worlds;
  int64_t count, world;
} Found;

/* Once, before anything else. */
void queen_begin(void) {
  for (int heading = 0; heading < 6; heading++) {
    swings[heading] = 0;
    for (int other = 0; other < 6; other++) {
      int left = (other - heading + 6) % 6, right = (heading - other + 6) % 6;
      swings[heading] |= (Fan)(left < right ? left : right) << 8 * other;
    }
  }
  for (int phase = 0; phase < PHASES; phase++)
    for (int layer = 0; layer < LAYERS; layer++)
      for (int place = 0; place < PLACES; place++) fans[phase][layer][place] = NEVER;
}

static Fan least_of(Fan one, Fan other) {
  Fan fewer = ((one | HIGH) - other) & HIGH;
  return one ^ ((one ^ other) & (fewer - (fewer >> 7)));
}

static void come(int phase, int used, int place, Fan fan) {
  Fan *known = &fans[phase][used][place];
  if (*known == NEVER) {
    reached[phase][used][counts[phase][used]++] = (int16_t)place;
    *known = fan;
  } else
    *known = least_of(*known, fan);
}

/* How many cells two places lie apart. */
static int64_t distance(int one, int other) {
  const int64_t *along = ahead + PLACES * 6, *across = along + PLACES;
  int64_t q = along[one] - along[other], r = across[one] - across[other];
  return ((q < 0 ? -q : q) + (r < 0 ? -r : r) + (q + r < 0 ? -q - r : q + r)) / 2;
}

/* Whether a fan has any heading with at most so many rotations. */
static int is_within(Fan fan, int rotations) { return (((fan | HIGH) - (Fan)(rotations < 0 ? 0 : rotations + 1) * EACH) & HIGH) != HIGH; }

/* Go ahead and rotate, point by point, so many points kept for pushes to come, and nowhere from where the steamer that is to be
   pushed next, the aim, cannot be come to any more. Return a bit for each steamer in the way. */
static int reach(int phase, int later, int aim) {
  int bumped = 0;
  for (int used = 0; used < last - later; used++) {
    int limit = limits[later + used + 1], limit_to_push = used + 2 <= last - later ? limits[later + used + 2] : -1;
    for (int nth = 0; nth < counts[phase][used]; nth++) {
      int place = reached[phase][used][nth];
      if (aim != NO_AIM && used + distance(place, aim) > last - later + 1) continue;
      Fan fan = fans[phase][used][place];
      for (int heading = 0; heading < 6; heading++, fan >>= 8) {
        int rotations = fan & 127;
        if (rotations > limit) continue;
        int64_t target = ahead[place * 6 + heading];
        if (target < 0) continue;
        if (lying[target] > 0 && rotations <= limit_to_push) bumped |= 1 << lying[target];
        if (lying[target] != FREE) continue;
        if ((int)(fans[phase][used + 1][target] >> 8 * heading & 127) > rotations)
          come(phase, used + 1, (int)target, (Fan)rotations * EACH + swings[heading]);
      }
    }
  }
  return bumped;
}

static void clear(int phase) {
  for (int used = 0; used < LAYERS; used++) {
    for (int nth = 0; nth < counts[phase][used]; nth++) fans[phase][used][reached[phase][used][nth]] = NEVER;
    counts[phase][used] = 0;
  }
}

static void list_phase(Found *found, int phase) {
  for (int speed = 1; speed < LAYERS; speed++) {
    int64_t base = found->world << WORLD | (int64_t)speed << USED | (int64_t)speed << SPEED;
    for (int nth = 0; most[speed] >= 0 && nth < counts[phase][speed]; nth++) {
      int place = reached[phase][speed][nth];
      Fan fan = fans[phase][speed][place];
      for (int heading = 0; heading < 6; heading++, fan >>= 8) {
        int64_t rotations = fan & 127, coal = prices[speed] + (rotations > 1 ? rotations - 1 : 0);
        if (rotations <= most[speed])
          found->ends[found->count++] = base | (place * 6 + heading) | rotations << ROTATIONS | coal << COAL;
      }
    }
  }
}

/* Note the ends of an order of some pushes that other orders do not have, or only with more rotations. */
static void improve(Found *found, int phase) {
  for (int speed = 1; speed < LAYERS; speed++)
    for (int nth = 0; most[speed] >= 0 && nth < counts[phase][speed]; nth++) {
      int place = reached[phase][speed][nth];
      Fan fan = fans[phase][speed][place];
      for (int heading = 0; heading < 6; heading++, fan >>= 8) {
        int rotations = fan & 127, spot = place * 6 + heading;
        if (rotations > most[speed]) continue;
        int64_t *known = &best[speed][spot];
        if (*known == 0) improved[improvements++] = speed * PLACES * 6 + spot;
        if (*known == 0 || rotations < (*known & 127)) *known = found->world << 7 | rotations;
      }
    }
}

static void list_best(Found *found) {
  for (int nth = 0; nth < improvements; nth++) {
    int64_t speed = improved[nth] / (PLACES * 6), spot = improved[nth] % (PLACES * 6);
    int64_t rotations = best[speed][spot] & 127, world = best[speed][spot] >> 7;
    int64_t coal = prices[speed] + (rotations > 1 ? rotations - 1 : 0);
    best[speed][spot] = 0;
    found->ends[found->count++] =
        world << WORLD | speed << USED | speed << SPEED | coal << COAL | rotations << ROTATIONS | spot;
  }
  improvements = 0;
}

/* Come to the place of a steamer from every side (Q14). Return whether that can be done at all. */
static int push(int target, int phase, int next, int later, int pushes, const int *to) {
  int found = 0;
  for (int heading = 0; heading < 6; heading++) {
    int64_t beside = ahead[target * 6 + (heading + 3) % 6];
    for (int nth = 0; phase == CALM && nth < pushes; nth++)
      if (to[nth] == beside) beside = -1; /* nobody pushes from a space that somebody is pushed to */
    for (int used = 0; beside >= 0 && used <= last - later - PUSH_POINTS; used++) {
      int rotations = fans[phase][used][beside] >> 8 * heading & 127;
      if (rotations > limits[later + used + PUSH_POINTS]) continue;
      come(next, used + PUSH_POINTS, target, (Fan)rotations * EACH + swings[heading]);
      found = 1;
    }
  }
  return found;
}

static int untouched(int space, int points, int pushes) {
  for (int used = 0; used < points; used++)
    if (pushes == 1 ? is_within(fans[CALM][used][space], limits[used + 1 + PUSH_POINTS] - DETOUR) : fans[CALM][used][space] != NEVER)
      return 0;
  return 1;
}

/* Sail a world: these steamers are pushed to these spaces in this order. Return whom it bumps into then, -1 if it cannot be. */
static int sail(Found *found, int pushes, const int *ships, const int *to) {
  int later = pushes * PUSH_POINTS, phase = CALM, bumped = -1, pushed = 0;
  for (int nth = 0; nth < pushes; nth++) {
    lying[to[nth]] = CLOSED;
    if (!untouched(to[nth], last - later, pushes)) phase = BEFORE;
  }
  if (phase == BEFORE && limits[later] >= 0) {
    come(BEFORE, 0, start, swings[heading_at_first]);
    reach(BEFORE, later, pushes == 1 ? lies[ships[0]] : NO_AIM);
  }
  for (int nth = 0; nth < pushes; nth++) {
    later -= PUSH_POINTS;
    bumped = -1;
    if (!push(lies[ships[nth]], phase, BEFORE + nth + 1, later, pushes, to)) break;
    lying[lies[ships[nth]]] = FREE;
    pushed = nth + 1;
    phase = BEFORE + pushed;
    bumped = reach(phase, later, pushed < pushes ? lies[ships[pushed]] : NO_AIM);
  }
  for (int nth = 0; nth < pushed; nth++) lying[lies[ships[nth]]] = (int8_t)(ships[nth] + 1);
  for (int nth = 0; nth < pushes; nth++) lying[to[nth]] = FREE;
  if (bumped >= 0) {
    int64_t *world = &found->worlds[found->world * 7];
    world[0] = pushes;
    for (int nth = 0; nth < pushes; nth++) {
      world[1 + 2 * nth] = lies[ships[nth]];
      world[2 + 2 * nth] = to[nth];
    }
    if (pushes == 1)
      list_phase(found, phase);
    else
      improve(found, phase);
    found->world++;
  }
  for (int nth = BEFORE; nth <= BEFORE + pushes; nth++) clear(nth);
  return bumped;
}

/* Sail all orders of a choice of steamers and spaces in which each is bumped into after those before it. */
static void sail_choice(Found *found, int pushes, const int *ships, const int *to) {
  for (int order = 0; order <= LAST_ORDER[pushes]; order += ORDER_STEP[pushes]) {
    int in_order[MOST_PUSHES], spaces_in_order[MOST_PUSHES], behind = 0, likely = 1;
    for (int nth = 0; nth < pushes; nth++) {
      int ship = ships[ORDERS[order][nth]];
      likely = likely && bumped_after[behind] >> (ship + 1) & 1;
      behind = nth == 0 ? 1 + ship : 1 + MOST_OTHERS + (behind - 1) * MOST_OTHERS + ship;
      in_order[nth] = ship;
      spaces_in_order[nth] = to[ORDERS[order][nth]];
    }
    if (!likely) continue;
    int bumped = sail(found, pushes, in_order, spaces_in_order);
    if (bumped > 0 && pushes < MOST_PUSHES) {
      bumped_after[behind] |= bumped;
      bumped_ever |= bumped;
    }
  }
  list_best(found);
}

/* Choose the remaining of so many pushes, steamers in their order at the table. */
static void choose(Found *found, int pushes, int chosen, int from, int *ships, int *to) {
  if (chosen == pushes) {
    sail_choice(found, pushes, ships, to);
    return;
  }
  for (int ship = from; ship < others; ship++)
    for (int nth = bumped_ever >> (ship + 1) & 1 ? 0 : room[ship]; nth < room[ship]; nth++) {
      int taken = 0;
      for (int before = 0; before < chosen; before++) taken |= to[before] == spaces[ship][nth];
      if (taken) continue;
      ships[chosen] = ship;
      to[chosen] = spaces[ship][nth];
      choose(found, pushes, chosen + 1, ship + 1, ships, to);
    }
}

static void reckon(int speed, int coal) {
  last = speed + 1 + coal < 6 ? speed + 1 + coal : 6;
  for (int set = 1; set < LAYERS; set++) {
    int steps = set > speed ? set - speed : speed - set;
    prices[set] = steps > 1 ? steps - 1 : 0;
    most[set] = prices[set] <= coal ? 1 + coal - prices[set] : -1;
  }
  for (int used = 0; used <= last; used++) {
    limits[used] = -1;
    for (int set = used ? used : 1; set <= last; set++)
      if (most[set] > limits[used]) limits[used] = most[set];
  }
}

/* List every end of a position: place, heading, speed, coal, how many others and their places. Worlds are sevens: how many
   pushes, then whom they find where and the place they push it to. Return how many ends there are. */
int64_t queen_ends(const int64_t *river, const int64_t *position, int64_t *ends, int64_t *worlds) {
  Found found = {ends, worlds, 0, 0};
  int ships[MOST_PUSHES], to[MOST_PUSHES];
  ahead = river;
  start = (int)position[0];
  heading_at_first = (int)position[1];
  reckon((int)position[2], (int)position[3]);
  others = (int)position[4];
  for (int nth = 0; nth < others; nth++) lying[lies[nth] = (int)position[5 + nth]] = (int8_t)(nth + 1);
  come(CALM, 0, start, swings[heading_at_first]);
  memset(bumped_after, 0, sizeof bumped_after);
  bumped_ever = bumped_after[0] = reach(CALM, 0, NO_AIM);
  worlds[0] = 0;
  list_phase(&found, CALM);
  found.world = 1;
  for (int nth = 0; nth < others; nth++) {
    room[nth] = 0;
    for (int heading = 0; heading < 6; heading++) {
      int64_t space = ahead[lies[nth] * 6 + heading];
      if (space >= 0 && lying[space] == FREE && space != start) spaces[nth][room[nth]++] = (int)space;
    }
  }
  for (int pushes = 1; bumped_after[0] && pushes <= last / PUSH_POINTS && pushes <= MOST_PUSHES; pushes++)
    choose(&found, pushes, 0, 0, ships, to);
  clear(CALM);
  for (int nth = 0; nth < others; nth++) lying[lies[nth]] = FREE;
  return found.count;
}

/* List the ends of many positions, each with its river, so many times over; return how many there are in one round. */
int64_t queen_many(const int64_t **rivers, const int64_t *positions, int64_t width, int64_t count, int64_t rounds, int64_t *ends,
                   int64_t *worlds) {
  int64_t found = 0;
  while (rounds--) {
    found = 0;
    for (int64_t nth = 0; nth < count; nth++) found += queen_ends(rivers[nth], positions + nth * width, ends, worlds);
  }
  return found;
}
