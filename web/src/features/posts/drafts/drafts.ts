import { deviceStore, type DeviceStore } from './device-store';
import { type Draft, draftFrom, isEmpty, isSamePayload } from './draft';
import { type DraftChannel, type DraftNews, TabChannel } from './draft-channel';

const PREFIX = 'draft:';
const PATIENCE_MS = 1_000;

/**
 * Every unsent text: in memory for the screens, on the device for after a reload. Tabs that show the same draft show the
 * same words, and what one of them sends is gone from all.
 */
export class Drafts {
  private readonly drafts = new Map<string, Draft>();
  private readonly writing = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private isListening = false;

  constructor(
    private readonly store: DeviceStore,
    private readonly tabs: DraftChannel | null = null,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (!this.isListening) this.tabs?.listen((news) => this.hear(news));
    this.isListening = true;
    return () => void this.listeners.delete(listener);
  };

  /** Undefined where nothing was written, or has not come from the device yet. */
  read(key: string): Draft | undefined {
    return this.drafts.get(key);
  }

  /** Fetches what the device kept. Words written meanwhile win. */
  async load(key: string): Promise<void> {
    if (this.drafts.has(key)) return;
    const kept = draftFrom(await this.store.read(PREFIX + key));
    if (!kept || this.drafts.has(key)) return;
    this.drafts.set(key, kept);
    this.announce();
  }

  keep(key: string, draft: Draft): void {
    this.drafts.set(key, draft);
    this.announce();
    this.write(key);
    this.tabs?.tell({ key, draft });
  }

  /**
   * Resolves once the device has forgotten it too, since whoever reads that it was sent may close the page at once, or once it has
   * not answered for a while.
   * @param sent what went through; where other words stand there by now, they stay
   */
  async forget(key: string, sent: Draft | null = null): Promise<void> {
    this.drop(key, sent);
    this.write(key);
    this.tabs?.tell({ key, sent });
    await Promise.race([this.written(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }

  /** Forgets everything unsent, also what other visits left on the device. */
  async forgetAll(): Promise<void> {
    this.drafts.clear();
    this.announce();
    this.tabs?.tell({ forgetAll: true });
    await Promise.all(this.writing.values());
    await this.store.remove({ prefix: PREFIX });
  }

  /** Resolves once the device has written down all that was typed so far. */
  async written(): Promise<void> {
    while (this.writing.size > 0) await Promise.all(this.writing.values());
  }

  private hear(news: DraftNews): void {
    if ('forgetAll' in news) {
      this.drafts.clear();
      this.announce();
    } else if ('draft' in news) {
      this.drafts.set(news.key, news.draft);
      this.announce();
    } else {
      this.drop(news.key, news.sent);
      // The other tab has cleared the device; words that were added here since are kept there again.
      if (this.drafts.has(news.key)) this.write(news.key);
    }
  }

  private drop(key: string, sent: Draft | null): void {
    const draft = this.read(key);
    if (draft && sent && !isSamePayload(draft, sent)) return;
    this.drafts.delete(key);
    this.announce();
  }

  private announce(): void {
    for (const listener of [...this.listeners]) listener();
  }

  /** One write of a key at a time; what changed meanwhile goes with the next. */
  private write(key: string): void {
    if (this.writing.has(key)) return;
    const written = this.read(key);
    const isWorthKeeping = written !== undefined && !isEmpty(written);
    const done = isWorthKeeping ? this.store.keep(PREFIX + key, written) : this.store.remove(PREFIX + key);
    this.writing.set(
      key,
      done.then(() => {
        this.writing.delete(key);
        if (this.read(key) !== written) this.write(key);
      }),
    );
  }
}

export const drafts = new Drafts(deviceStore, new TabChannel());
