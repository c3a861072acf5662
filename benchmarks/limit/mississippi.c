/* The limit for the kernel of Mississippi: every whole turn with its docking chain (M5-M14), by hand in C.

   It lists the same rows and the same log as `whole_turns` in games/mississippi/movement.py; docs/kernel.md draws them. */

#include <stdint.h>

enum { MOST_PLAYERS = 6, PERIOD = 17, LONG_ROW = 9, REACH = 16, WIDTH = 2 * REACH + 1, FARTHEST_ASTERN = 15 };
enum { ROTATED, AHEAD, ASTERN, TOUCHED, ADVANCED, PUSHED, LOST, HOME };

static const int ROTATIONS[6] = {0, 1, -1, 2, -2, 3};
static const int PRICES[6] = {0, 0, 0, 1, 1, 2};
static const int RING_TWICE[12] = {1, 4, 5, 6, 3, 2, 1, 4, 5, 6, 3, 2};

typedef struct {
  int players, mover, goal, stop; /* what stays the same */
  int start, east, logs, box;
  int fields[MOST_PLAYERS], easts[MOST_PLAYERS], wood[MOST_PLAYERS];
  int waiting, whom[MOST_PLAYERS], by[MOST_PLAYERS]; /* the pushes to come (M12) */
  int pushed;
  int64_t *log;
} Water;

static int8_t sides[PERIOD * WIDTH];

/* Take over the course: by field modulo 17 and distance the side that faces that field, -1 if none does. */
void mississippi_course(const int64_t *course) {
  for (int at = 0; at < PERIOD * WIDTH; at++) sides[at] = (int8_t)course[at];
}

static void note(Water *w, int64_t kind, int64_t seat, int64_t first, int64_t second, int64_t third) {
  *w->log++ = kind | seat << 4 | first << 7 | second << 31 | third << 55;
}

static int taken(const Water *w, int field) {
  for (int seat = 0; seat < w->players; seat++)
    if (w->fields[seat] == field) return 1;
  return 0;
}

static int field_ahead(const Water *w, int field, int count) {
  while (count--) {
    do field++;
    while (taken(w, field));
    if (field >= w->goal) return w->goal;
  }
  return field;
}

static int field_astern(const Water *w, int field) {
  do field--;
  while (taken(w, field));
  return field;
}

static int side_towards(int here, int there) {
  int apart = there - here;
  return apart > REACH || apart < -REACH ? -1 : sides[here % PERIOD * WIDTH + apart + REACH];
}

static int crowded(const Water *w, int field) {
  for (int seat = 0; seat < w->players; seat++) {
    int there = w->fields[seat];
    if (seat != w->mover && there >= 0 && there < w->goal && side_towards(field, there) >= 0) return 1;
  }
  return 0;
}

static void moor(Water *w, int seat) {
  int rank = 1;
  for (int other = 0; other < w->players; other++) rank += other != seat && w->fields[other] >= w->goal;
  w->fields[seat] = w->goal + rank - 1;
  note(w, HOME, seat, rank, w->wood[seat], 0);
}

/* The mover's number less the other's where they touch; 0 if they do not (M10). */
static int contact(Water *w, int other) {
  int there = w->fields[other];
  int side = there < 0 || there >= w->goal ? -1 : side_towards(w->fields[w->mover], there);
  if (side < 0) return 0;
  int number = RING_TWICE[w->easts[w->mover] + side], others = RING_TWICE[w->easts[other] + (side + 3) % 6];
  note(w, TOUCHED, w->mover, other, number, others);
  return number - others;
}

/* The sum of the mover's gains, clockwise (M10, M11); pushes wait if there are none. */
static int contacts(Water *w) {
  int gain = 0, other = w->mover;
  w->waiting = 0;
  for (int nth = 1; nth < w->players; nth++) {
    if (++other == w->players) other = 0;
    int difference = contact(w, other);
    if (difference > 0) gain += difference;
    if (difference < 0) {
      w->whom[w->waiting] = other;
      w->by[w->waiting++] = -difference;
    }
  }
  return gain;
}

static void lose(Water *w, int begin) {
  for (int nth = begin; nth < w->waiting; nth++) note(w, LOST, w->whom[nth], w->by[nth], 0, 0);
}

/* Push those who wait (M12). Return the mover's gain if it goes on, -1 if the race is over. */
static int push_round(Water *w) {
  w->pushed = 1;
  for (int nth = 0; nth < w->waiting; nth++) {
    int other = w->whom[nth], start = w->fields[other], end = field_ahead(w, start, w->by[nth]);
    w->fields[other] = end;
    note(w, PUSHED, other, start, end, w->by[nth]);
    if (end >= w->goal) {
      moor(w, other);
      if (w->stop) {
        lose(w, nth + 1);
        return -1;
      }
      continue;
    }
    int64_t *before = w->log;
    int gain = contact(w, other);
    if (gain > 0) {
      lose(w, nth + 1);
      return gain;
    }
    w->log = before; /* the next round looks at this contact together with all others */
  }
  return 0;
}

static void dock(Water *w) {
  for (;;) {
    int gain = contacts(w);
    if (gain == 0) {
      if (w->waiting == 0) return;
      gain = push_round(w);
      if (gain < 0) return;
    }
    if (gain > 0) {
      int start = w->fields[w->mover], end = field_ahead(w, start, gain);
      w->fields[w->mover] = end;
      note(w, ADVANCED, w->mover, start, end, gain);
      if (end >= w->goal) {
        moor(w, w->mover);
        return;
      }
    }
  }
}

static void sail(Water *w, int index, int distance, int landing, int is_crowded) {
  int mover = w->mover, left = w->logs - PRICES[index], east = (w->east - ROTATIONS[index] + 6) % 6;
  w->easts[mover] = east;
  w->fields[mover] = landing;
  if (index) note(w, ROTATED, mover, index, RING_TWICE[w->start % PERIOD < LONG_ROW ? east : east + 3], PRICES[index]);
  if (distance > 0) {
    left -= distance;
    note(w, AHEAD, mover, w->start, landing, distance);
  } else {
    int gathered = -distance < w->box + PRICES[index] ? -distance : w->box + PRICES[index];
    left += gathered;
    note(w, ASTERN, mover, w->start, landing, gathered);
  }
  w->wood[mover] = left;
  if (landing >= w->goal)
    moor(w, mover);
  else if (is_crowded)
    dock(w);
}

/* The free fields ahead up to the goal and those astern that a turn may use (M7, M8, M14). */
static void free_water(const Water *w, int *ahead, int *astern) {
  int here = w->fields[w->mover];
  *ahead = here < 0 ? w->goal : w->goal - here;
  *astern = here < 0 ? 0 : here;
  for (int seat = 0; seat < w->players; seat++) {
    int field = w->fields[seat];
    if (field > here && field > 0 && field < w->goal) --*ahead;
    if (field < here && field >= 0) --*astern;
  }
  if (*astern > FARTHEST_ASTERN) *astern = FARTHEST_ASTERN;
}

/* List every turn of a position: players, mover, goal, stop, then fields, easts and wood by seat. Return how many there are. */
int64_t mississippi_turns(const int64_t *position, int64_t *rows, int64_t *log) {
  Water w = {.players = (int)position[0], .mover = (int)position[1], .goal = (int)position[2], .stop = (int)position[3]};
  int before[MOST_PLAYERS], landings[128], crowds[128], to_goal, astern;
  w.box = 60;
  for (int seat = 0; seat < w.players; seat++) {
    before[seat] = w.fields[seat] = (int)position[4 + seat];
    w.easts[seat] = (int)position[4 + w.players + seat];
    w.wood[seat] = (int)position[4 + 2 * w.players + seat];
    w.box -= w.wood[seat];
  }
  int mover = w.mover, ashore = w.fields[mover] < 0;
  w.start = ashore ? 0 : w.fields[mover];
  w.east = w.easts[mover];
  w.logs = w.wood[mover];
  w.log = log;
  free_water(&w, &to_goal, &astern);
  int ahead = w.logs < to_goal ? w.logs : to_goal;
  for (int way = 0, field = w.start; way < ahead; way++) landings[way] = field = field_ahead(&w, field, 1);
  for (int way = ahead, field = w.start; way < ahead + astern; way++) landings[way] = field = field_astern(&w, field);
  for (int way = 0; way < ahead + astern; way++) crowds[way] = crowded(&w, landings[way]);
  int64_t count = 0;
  for (int index = 0; index < (ashore ? 1 : 6) && PRICES[index] <= w.logs; index++)
    for (int way = 0; way < ahead + astern; way++) {
      int distance = way < ahead ? way + 1 : ahead - way - 1;
      if (distance > w.logs - PRICES[index]) continue;
      sail(&w, index, distance, landings[way], crowds[way]);
      *rows++ = index;
      *rows++ = distance;
      *rows++ = w.wood[mover];
      *rows++ = w.log - log;
      for (int seat = 0; seat < w.players; seat++) *rows++ = w.fields[seat];
      if (w.pushed)
        for (int seat = 0; seat < w.players; seat++) w.fields[seat] = before[seat];
      w.fields[mover] = before[mover];
      w.wood[mover] = w.logs;
      w.pushed = 0;
      count++;
    }
  return count;
}

/* List the turns of many positions of so many numbers each, so many times over; return how many there are in one round. */
int64_t mississippi_many(const int64_t *positions, int64_t width, int64_t count, int64_t rounds, int64_t *rows, int64_t *log) {
  int64_t turns = 0;
  while (rounds--) {
    turns = 0;
    for (int64_t nth = 0; nth < count; nth++) turns += mississippi_turns(positions + nth * width, rows, log);
  }
  return turns;
}
