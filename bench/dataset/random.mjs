/** Random numbers that are the same for the same seed (mulberry32). */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** 32 bits. */
  bits() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** From 0 to 1, exclusive. */
  next() {
    return this.bits() / 4_294_967_296;
  }

  /** An integer from 0 to `end`, exclusive. */
  below(end) {
    return Math.floor(this.next() * end);
  }

  chance(probability) {
    return this.next() < probability;
  }

  of(list) {
    return list[this.below(list.length)];
  }

  /** Of the standard normal distribution. */
  normal() {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  exponential(mean) {
    return -mean * Math.log(1 - this.next());
  }
}

/** Picks indices by weight, each in log(n). */
export class WeightedPick {
  /** @param {(index: number) => number} weightOf */
  constructor(count, weightOf) {
    this.sums = new Float64Array(count);
    let sum = 0;
    for (let index = 0; index < count; index += 1) this.sums[index] = sum += weightOf(index);
    this.total = sum;
  }

  pick(random) {
    const wanted = random.next() * this.total;
    let low = 0;
    let high = this.sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sums[middle] > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

const hex = (value, digits) => value.toString(16).padStart(digits, '0');

/** A UUIDv7 of an instant. @param {number} sequence below 4,096: orders ids of one millisecond */
export function idAt(millis, random, sequence = random.bits() & 0xfff) {
  const time = hex(Math.floor(millis), 12);
  const tail = hex(random.bits(), 8) + hex(random.bits(), 8);
  const variant = hex(0x8000 | (random.bits() & 0x3fff), 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(sequence, 3)}-${variant}-${tail.slice(0, 12)}`;
}
