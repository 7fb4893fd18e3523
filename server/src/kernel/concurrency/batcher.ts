/** Milliseconds that the first item of a batch waits for others. */
const PAUSE_MS = 20;
const MAX_BATCH = 100;

interface Waiting<Item> {
  readonly item: Item;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Collects the items of calls that arrive at about the same time and processes them together: one batch after the other, each
 * distinct item once. `work` must be idempotent: when a batch fails, each of its items is retried alone, so that one failing item
 * does not fail the others.
 */
export class Batcher<Item> {
  private waiting: Waiting<Item>[] = [];
  private working = false;

  /** @param keyOf items with the same key are the same item; a batch is in the order of its keys */
  constructor(
    private readonly keyOf: (item: Item) => string,
    private readonly work: (items: readonly Item[]) => Promise<void>,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  /** Resolves when the item was processed after this call; rejects when it failed alone. */
  add(item: Item): Promise<void> {
    const promise = new Promise<void>((done, failed) => this.waiting.push({ item, done, failed }));
    if (!this.working) {
      this.working = true;
      setTimeout(() => void this.drain(), this.pauseMs);
    }
    return promise;
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) await this.perform(this.waiting.splice(0, MAX_BATCH));
    this.working = false;
  }

  private async perform(batch: readonly Waiting<Item>[]): Promise<void> {
    const byKey = new Map<string, Waiting<Item>[]>();
    for (const one of batch) {
      const key = this.keyOf(one.item);
      byKey.set(key, [...(byKey.get(key) ?? []), one]);
    }
    const alike = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, those]) => those);
    try {
      await this.work(alike.flatMap(([one]) => (one ? [one.item] : [])));
      for (const { done } of batch) done();
    } catch (error) {
      if (alike.length === 1) for (const { failed } of batch) failed(error);
      else for (const those of alike) await this.perform(those);
    }
  }
}
