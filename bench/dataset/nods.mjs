import { idAt } from './random.mjs';

/** The mean time between a quack and its nods, in milliseconds. */
const DELAY_MS = 3 * 3_600_000;

export const NOD_COLUMNS = 'id, post_id, user_id, created_at';

/** Rows of `nods`: for each quack as many as its counter says, each by another person. */
export function* nodRows(size, people, threads, random, now) {
  const given = new Set();
  for (let index = 0; index < threads.ids.length; index += 1) {
    given.clear();
    while (given.size < threads.nods[index]) {
      const person = random.below(size.people);
      if (given.has(person)) continue;
      given.add(person);
      const time = Math.min(now - 1, threads.times[index] + random.exponential(DELAY_MS));
      yield [idAt(time, random), threads.ids[index], people[person].id, new Date(Math.floor(time)).toISOString()];
    }
  }
}
