import { idAt, WeightedPick } from './random.mjs';
import { DAY_MS, DAYS, NAMED } from './sizes.mjs';

const REPLY_PART = 0.1;
/** The mean distance from a reply to its parent, in quacks. */
const REPLY_REACH = 400;
/** The busy thread of `star`: the number of replies on each of its three levels. */
const BUSY_LEVELS = [120, 60, 20];
const BUSY_AT = 0.7;
const NONE = -1;

/**
 * Author, parent, time and number of nods of each quack; the texts are written later.
 * @typedef {object} Threads
 * @property {string[]} ids in order of time
 * @property {Float64Array} times milliseconds since 1970
 * @property {Int32Array} authors
 * @property {Int32Array} parents -1: a quack, else a reply to that index
 * @property {Int32Array} roots
 * @property {Int32Array} replies
 * @property {Int32Array} nods
 * @property {number} busy index of the quack with 200 replies
 */

/** @returns {Threads} */
export function makeThreads(size, random, now) {
  const count = size.quacks;
  const threads = {
    ids: new Array(count),
    times: new Float64Array(count),
    authors: new Int32Array(count),
    parents: new Int32Array(count).fill(NONE),
    roots: new Int32Array(count).fill(NONE),
    replies: new Int32Array(count),
    nods: nodsOfEach(size, random),
    busy: Math.floor(count * BUSY_AT),
  };
  const authors = authorPick(size, random);
  const step = (DAYS * DAY_MS) / count;
  const busy = new BusyThread(threads);
  for (let index = 0; index < count; index += 1) {
    const time = Math.floor(now - DAYS * DAY_MS + (index + random.next() * 0.9) * step);
    threads.times[index] = time;
    threads.ids[index] = idAt(time, random, index & 0xfff);
    threads.authors[index] = authors.pick(random);
    if (index === threads.busy) threads.authors[index] = size.people + NAMED.indexOf('star');
    else if (index > 0 && random.chance(REPLY_PART)) {
      const parent =
        busy.parentOf(index, random) ?? Math.max(0, index - 1 - Math.floor(random.exponential(REPLY_REACH)));
      threads.parents[index] = parent;
      threads.roots[index] = threads.roots[parent] === NONE ? parent : threads.roots[parent];
      threads.replies[parent] += 1;
    }
  }
  return threads;
}

/** Fills the levels of the busy thread with the first replies that come after its quack. */
class BusyThread {
  constructor(threads) {
    this.above = [threads.busy];
    this.level = [];
    this.left = [...BUSY_LEVELS];
    this.from = threads.busy;
  }

  /** @returns {number | null} null: not a reply of this thread */
  parentOf(index, random) {
    if (index <= this.from || this.left.length === 0) return null;
    const parent = random.of(this.above);
    this.level.push(index);
    this.left[0] -= 1;
    if (this.left[0] === 0) {
      this.left.shift();
      this.above = this.level;
      this.level = [];
    }
    return parent;
  }
}

/** People with many followers tend to write more; `star` and `writer` write as much as the most active. */
function authorPick(size, random) {
  const people = new WeightedPick(size.people, (rank) => (rank + 20) ** -0.5 * Math.exp(random.normal() * 1.2));
  const share = people.total / 400;
  const named = { reader: 0.1, superfan: 0.1, star: 1, writer: 0.5 };
  const weights = Float64Array.from(people.sums, (sum, index) => sum - (people.sums[index - 1] ?? 0));
  return new WeightedPick(size.people + NAMED.length, (index) =>
    index < size.people ? weights[index] : share * named[NAMED[index - size.people]],
  );
}

/** Nods of each quack: a few have very many, most have none or one, with an exact sum. */
function nodsOfEach({ quacks, nods, people }, random) {
  const counts = new Int32Array(quacks);
  const most = Math.floor(people / 2);
  const stride = coprimeWith(quacks);
  for (let left = nods; left > 0;) {
    const rank = Math.floor(quacks * random.next() ** 2.2);
    const index = (rank * stride) % quacks;
    if (counts[index] >= most) continue;
    counts[index] += 1;
    left -= 1;
  }
  return counts;
}

/** A step that visits every index once, so that ranks are spread over all times. */
function coprimeWith(count) {
  const divides = (a, b) => (b === 0 ? a : divides(b, a % b));
  let step = Math.floor(count * 0.618) | 1;
  while (divides(step, count) !== 1) step += 2;
  return step;
}
