interface Day {
  date: Date;
  value: number;
}

const LAST = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 86_400_000;

/** Days up to one of November, oldest first, with counts that rise and fall by the week. */
export function lastDays(count: number): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    const weekly = 1 + 0.4 * Math.sin((back * 2 * Math.PI) / 7);
    return { date: new Date(LAST - back * DAY_MS), value: Math.round((160 - 2.5 * back) * weekly) };
  });
}
