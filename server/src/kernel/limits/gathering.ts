/** Milliseconds that the first one waits for others. */
const PAUSE_MS = 20;
const MAX_BATCH = 100;

interface Waiting<Item> {
  readonly item: Item;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Does together what many ask for at about the same time: one batch after the other, the same thing once. `work` must be
 * idempotent: where a batch fails, each of its things is tried alone, so that one takes no other with it.
 */
export class Gathering<Item> {
  private waiting: Waiting<Item>[] = [];
  private working = false;

  /** @param keyOf tells which items are the same thing; batches come in the order of their keys */
  constructor(
    private readonly keyOf: (item: Item) => string,
    private readonly work: (items: readonly Item[]) => Promise<void>,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  /** Settles when this very item was worked on after the call, or has failed alone. */
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
