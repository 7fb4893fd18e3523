import { deviceStore, type DeviceStore } from '../../session/device/device-store';
import { type Draft, draftFrom, isSamePayload, isEmpty } from './draft';
import { type DraftChannel, type DraftNews, TabChannel } from './draft-channel';

const PREFIX = 'draft:';

/** The key of a person's draft of a new post that refers to nothing, shared by all its composers. */
export const newQuackKey = (viewerId: string | undefined): string => viewerId + NEW;
/** The same of a reply. */
export const replyKey = (viewerId: string | undefined, postId: string): string => `${viewerId}:reply:${postId}`;
/** The same of a quote. */
export const quoteKey = (viewerId: string | undefined, postId: string): string => `${viewerId}:quote:${postId}`;
/** The post that the draft of a key answers; null if it is no reply. */
export const parentOf = (key: string): string | null => /:reply:(.+)$/.exec(key)?.[1] ?? null;
/** Whether a draft of a key became the quote of a post, which has a draft of its own. */
export const isMisplacedQuote = (key: string, { quoteId }: Draft): boolean => quoteId !== null && key.endsWith(NEW);
const NEW = ':new';
const FLUSH_TIMEOUT_MS = 1_000;

/** Saves drafts on the server. */
interface Saver {
  changed(key: string): void;
  /** Saves nothing more until `resume`, and waits for a save that is under way. */
  pause(key: string): Promise<void>;
  resume(key: string): void;
  discard(id: string): void;
}

/**
 * All drafts: in memory for the screens, on the device for reloads. Tabs share them: a draft that one tab sends
 * disappears from all.
 */
export class Drafts {
  private readonly drafts = new Map<string, Draft>();
  private readonly writing = new Map<string, Promise<void>>();
  private readonly loading = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private isListening = false;
  /** Null until its code is loaded. */
  saver: Saver | null = null;

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

  /** Undefined if there is none, or the device has not responded yet. */
  read(key: string): Draft | undefined {
    return this.drafts.get(key);
  }

  /** Reads the stored draft. Text that was typed meanwhile wins. */
  load(key: string): Promise<void> {
    if (this.drafts.has(key)) return Promise.resolve();
    const loading = this.loading.get(key) ?? this.readStored(key).finally(() => this.loading.delete(key));
    this.loading.set(key, loading);
    return loading;
  }

  keep(key: string, draft: Draft): void {
    this.drafts.set(key, draft);
    this.announce();
    this.write(key);
    this.tabs?.tell({ key, draft });
    this.saver?.changed(key);
  }

  /**
   * Sends a draft. Nothing is saved on the server meanwhile, because that would outlive the publication.
   * @param send takes what is sent, with the server's copy that it replaces
   */
  async sending<T>(key: string, draft: Draft, send: (draft: Draft) => Promise<T>): Promise<T> {
    await this.saver?.pause(key);
    try {
      return await send({ ...draft, saved: this.read(key)?.saved ?? null });
    } finally {
      this.saver?.resume(key);
    }
  }

  /**
   * Resolves once the draft is also deleted from the device, because people may close the page right after sending; or
   * after a timeout.
   * @param sent the sent content; newer content stays
   */
  async forget(key: string, sent: Draft | null = null): Promise<void> {
    this.drop(key, sent);
    this.write(key);
    this.tabs?.tell({ key, sent });
    await Promise.race([this.written(), new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))]);
  }

  /** Deletes all drafts, also those of earlier visits. */
  async forgetAll(): Promise<void> {
    this.drafts.clear();
    this.announce();
    this.tabs?.tell({ forgetAll: true });
    await Promise.all(this.writing.values());
    await this.store.remove({ prefix: PREFIX });
  }

  /** Resolves once everything typed so far is stored. */
  async written(): Promise<void> {
    while (this.writing.size > 0) await Promise.all(this.writing.values());
  }

  private async readStored(key: string): Promise<void> {
    const kept = draftFrom(await this.store.read(PREFIX + key));
    if (!kept || this.drafts.has(key)) return;
    if (isMisplacedQuote(key, kept)) return this.moveQuote(key, kept);
    this.drafts.set(key, kept);
    this.announce();
  }

  /** Earlier versions stored a quote as the draft of a new quack. Without a word, nothing of it is left. */
  private async moveQuote(key: string, draft: Draft): Promise<void> {
    const to = key.slice(0, -NEW.length) + `:quote:${draft.quoteId}`;
    await this.load(to);
    if (isEmpty(draft) || this.drafts.has(to)) return this.keep(key, { ...draft, quoteId: null });
    this.keep(to, draft);
    await this.forget(key);
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
      // The other tab has cleared the device; later changes of this tab are stored again.
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

  /** One write per key at a time; later changes go with the next. */
  private write(key: string): void {
    if (this.writing.has(key)) return;
    const written = this.read(key);
    const done =
      written && !isEmpty(written) ? this.store.save(PREFIX + key, written) : this.store.remove(PREFIX + key);
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
