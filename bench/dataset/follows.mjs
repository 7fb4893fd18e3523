import { idAt, WeightedPick } from './random.mjs';
import { DAY_MS, NAMED, READER_FOLLOWS, SUPERFAN_FOLLOWS, WRITER_FOLLOWERS } from './sizes.mjs';

/** The largest share of all people that someone follows. */
const MOST_PART = 0.5;
/** Shapes of the power laws: of how many people someone follows (Pareto), and of how many follow someone. */
const PARETO = 1.5;
const FAME = 0.8;
const FAME_OFFSET = 10;

/**
 * Who follows whom, as pairs of indices of people: power laws on both sides, `size.follows` pairs in total, and those of
 * the named accounts in addition.
 * @returns {{ pairs: Int32Array, followers: Int32Array, following: Int32Array }} pairs: follower, followee, follower, …
 */
export function makeFollows(size, random) {
  const count = size.people + NAMED.length;
  const followers = new Int32Array(count);
  const following = new Int32Array(count);
  const fame = new WeightedPick(size.people, (rank) => (rank + FAME_OFFSET) ** -FAME);
  const degrees = degreesOf(size, random);
  const pairs = [];

  const chosen = new Set();
  const follow = (follower, wanted, pick) => {
    chosen.clear();
    for (let tries = 0; chosen.size < wanted; tries += 1) {
      // Once the most followed are all taken, take anyone.
      const followee = tries < wanted * 10 ? pick() : random.below(size.people);
      if (followee !== follower) chosen.add(followee);
    }
    for (const followee of chosen) add(follower, followee);
  };
  const add = (follower, followee) => {
    pairs.push(follower, followee);
    following[follower] += 1;
    followers[followee] += 1;
  };

  for (let person = 0; person < size.people; person += 1) follow(person, degrees[person], () => fame.pick(random));

  const [reader, superfan, star, writer] = NAMED.map((_, index) => size.people + index);
  add(reader, star);
  follow(reader, READER_FOLLOWS - 1, () => fame.pick(random));
  follow(superfan, Math.min(SUPERFAN_FOLLOWS, size.people), () => random.below(size.people));
  for (let person = 0; person < size.people; person += 2) add(person, star);
  for (let n = 0; n < WRITER_FOLLOWERS; n += 1) add(Math.floor((n * size.people) / WRITER_FOLLOWERS), writer);
  return { pairs: Int32Array.from(pairs), followers, following };
}

/** How many people each person follows: a power law with an exact sum. */
function degreesOf(size, random) {
  const most = Math.floor(size.people * MOST_PART);
  const raw = Float64Array.from({ length: size.people }, () => (1 - random.next()) ** (-1 / PARETO));
  const degreesAt = (scale) => raw.map((value) => Math.max(1, Math.min(most, Math.floor(value * scale))));
  const sumOf = (degrees) => degrees.reduce((sum, value) => sum + value, 0);

  let [low, high] = [0, most];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(degreesAt(middle)) > size.follows) high = middle;
    else low = middle;
  }
  const degrees = degreesAt(low);
  for (let missing = size.follows - sumOf(degrees); missing > 0;) {
    const person = random.below(size.people);
    if (degrees[person] === most) continue;
    degrees[person] += 1;
    missing -= 1;
  }
  return degrees;
}

/** Rows of `follows`. */
export function* followRows(people, { pairs }, random, now) {
  for (let at = 0; at < pairs.length; at += 2) {
    const when = now - (1 + random.next() * 59) * DAY_MS;
    yield [idAt(when, random), people[pairs[at]].id, people[pairs[at + 1]].id, new Date(when).toISOString()];
  }
}

export const FOLLOW_COLUMNS = 'id, follower_id, followee_id, created_at';
