const INTERVAL_MS = 1_000;

/**
 * Logs what happens hundreds of times at once: the first time, and then once a second the count, as long as it continues.
 */
export class CountedWarning<Example = undefined> {
  private count = 0;
  private example: Example | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** @param report gets the count since its last call, and the latest example */
  constructor(
    private readonly report: (count: number, example: Example) => void,
    private readonly intervalMs = INTERVAL_MS,
  ) {}

  add(example: Example): void {
    this.count += 1;
    this.example = example;
    if (this.timer === undefined) this.flush();
  }

  private flush(): void {
    const { count, example } = this;
    this.count = 0;
    this.example = undefined;
    this.timer = undefined;
    if (count === 0) return;
    this.timer = setTimeout(() => this.flush(), this.intervalMs).unref();
    this.report(count, example as Example);
  }
}
