/** Axis ticks: 3 to 6 evenly spaced round whole numbers from 0 to at least `max`. */
export function ticksTo(max: number): number[] {
  const rough = Math.max(1, max) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough);
  const whole = Math.ceil(step);
  const count = Math.max(2, Math.ceil(Math.max(1, max) / whole));
  return Array.from({ length: count + 1 }, (_, index) => index * whole);
}

/** Which of `count` positions get a label: at most `most`, always including the last. */
export function labelled(count: number, most: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / most));
  const places = new Set<number>();
  for (let place = count - 1; place >= 0; place -= every) places.add(place);
  return places;
}
