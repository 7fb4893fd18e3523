import { newKey } from '../../../graphql/idempotency-key';
import { type Draft, isEmpty } from './draft';
import { type Drafts, isMisplacedQuote } from './drafts';
import { isOnServer, type SavedDraft } from './saved-draft';

/** The drafts of the signed-in person on the server. */
export interface DraftServer {
  /** @returns what would be saved of a draft, to see whether it has changed */
  contentOf(key: string, draft: Draft): string;
  /** Rejects like `problemOf` says. @param revision of the copy that is replaced; null for a new one */
  save(key: string, id: string, revision: number | null, draft: Draft): Promise<number>;
  /** Null if there is none: it was published, or deleted on another device. */
  read(id: string): Promise<{ revision: number; draft: Draft } | null>;
  remove(id: string): Promise<void>;
  /** Why a save has failed. */
  problemOf(error: unknown): 'changed' | 'gone' | 'passing' | 'refused';
}

const PAUSE_MS = 1_500;
const RETRY_MS = 30_000;

/**
 * Saves drafts on the server a moment after the last change, so that other devices have them. What fails is saved later;
 * what another device has changed meanwhile is never overwritten.
 */
export class DraftSaver {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly saving = new Map<string, Promise<boolean>>();
  private readonly followed = new Set<string>();
  private readonly paused = new Set<string>();
  /** What was sent of a draft since its last answer, which may have been lost on the way. */
  private readonly attempts = new Map<string, Set<string>>();

  constructor(
    private readonly drafts: Drafts,
    private readonly server: DraftServer,
  ) {}

  /** Saves the changes of a draft from now on, those that were never saved, and brings those of other devices. */
  async follow(key: string): Promise<void> {
    this.followed.add(key);
    await this.drafts.load(key);
    this.changed(key);
    await this.refresh(key);
  }

  changed(key: string): void {
    if (this.followed.has(key) && !this.paused.has(key) && this.isUnsaved(key)) this.later(key, PAUSE_MS);
  }

  /** Saves now what is not saved yet. @returns whether the server has it all */
  flush(key: string): Promise<boolean> {
    this.cancel(key);
    const before = this.saving.get(key) ?? Promise.resolve();
    const saved = before.then(() => {
      if (this.paused.has(key)) return false;
      return this.isUnsaved(key) ? this.save(key) : !this.drafts.read(key)?.saved?.isChangedElsewhere;
    });
    this.saving.set(key, saved);
    void saved.finally(() => this.saving.get(key) === saved && this.saving.delete(key));
    return saved;
  }

  async flushAll(): Promise<void> {
    await Promise.all([...this.followed].map((key) => this.flush(key)));
  }

  async refreshAll(): Promise<void> {
    await Promise.all([...this.followed].map((key) => this.refresh(key)));
  }

  /** Saves nothing more until `resume`, and waits for a save that is under way. */
  async pause(key: string): Promise<void> {
    this.paused.add(key);
    this.cancel(key);
    await this.saving.get(key);
  }

  resume(key: string): void {
    this.paused.delete(key);
    this.changed(key);
  }

  /** Deletes a copy that was published without the server's knowing of it. It may stay if the server can't be reached. */
  discard(id: string): void {
    void this.server.remove(id).catch(() => undefined);
  }

  /** Replaces a draft by the server's copy, if nothing was written here since. */
  async refresh(key: string): Promise<void> {
    const saved = this.drafts.read(key)?.saved ?? null;
    if (!isOnServer(saved)) return;
    const latest = await this.server.read(saved.id).catch(() => undefined);
    const draft = this.drafts.read(key);
    if (latest === undefined || draft?.saved?.id !== saved.id || draft.saved.revision !== saved.revision) return;
    if (latest?.revision === saved.revision) return;
    const content = latest && this.server.contentOf(key, latest.draft);
    if (latest && content === this.server.contentOf(key, draft)) {
      // It is this device's, whose answer was lost, say. What the server doesn't keep stays here: a quack that is still empty.
      this.mark(key, { ...saved, revision: latest.revision, content, isChangedElsewhere: false });
    } else if (!this.isUnsaved(key) && !saved.isChangedElsewhere) {
      if (latest) this.take(key, saved.id, latest);
      else await this.drafts.forget(key);
    } else if (latest) this.mark(key, { ...saved, isChangedElsewhere: true });
    else this.keepAsCopy(key);
  }

  /** Someone chose the version of the other device. */
  async takeOther(key: string): Promise<void> {
    const saved = this.drafts.read(key)?.saved;
    if (!saved) return;
    const latest = await this.server.read(saved.id);
    if (latest) this.take(key, saved.id, latest);
    else this.keepAsCopy(key);
  }

  /** Someone chose the version of this device, which becomes a draft of its own. */
  keepAsCopy(key: string): void {
    const draft = this.drafts.read(key);
    if (draft) this.drafts.keep(key, { ...draft, saved: null });
  }

  /** Puts a copy of the server in the place of what is there. One that has become a quote stays in the list. */
  take(key: string, id: string, { revision, draft }: { revision: number; draft: Draft }): void {
    if (isMisplacedQuote(key, draft)) return void this.drafts.forget(key);
    const content = this.server.contentOf(key, draft);
    this.drafts.keep(key, { ...draft, saved: { id, revision, content, isChangedElsewhere: false } });
  }

  private async save(key: string): Promise<boolean> {
    const draft = this.drafts.read(key);
    if (!draft) return true;
    const saved = draft.saved ?? { id: newDraftId(), revision: null, content: null, isChangedElsewhere: false };
    const content = this.server.contentOf(key, draft);
    try {
      if (isEmpty(draft)) {
        await this.server.remove(saved.id);
        this.mark(key, null);
        return true;
      }
      // Known before it is sent, so that a retry saves the same one.
      if (!draft.saved) this.mark(key, saved);
      this.attempts.set(key, new Set(this.attempts.get(key)).add(content));
      const revision = await this.server.save(key, saved.id, saved.revision, draft);
      this.attempts.delete(key);
      this.mark(key, { ...saved, revision, content });
      this.changed(key);
      return true;
    } catch (error) {
      await this.fail(key, saved, this.server.problemOf(error));
      return false;
    }
  }

  private async fail(key: string, saved: SavedDraft, problem: ReturnType<DraftServer['problemOf']>): Promise<void> {
    if (problem === 'passing') this.later(key, RETRY_MS);
    if (problem === 'gone') {
      this.mark(key, null);
      this.later(key, PAUSE_MS);
    }
    if (problem === 'changed') this.mark(key, await this.afterChange(key, saved));
  }

  /** An earlier save of this device may have succeeded without an answer. */
  private async afterChange(key: string, saved: SavedDraft): Promise<SavedDraft> {
    const latest = await this.server.read(saved.id).catch(() => null);
    const content = latest && this.server.contentOf(key, latest.draft);
    if (latest && content !== null && this.attempts.get(key)?.has(content))
      return { ...saved, revision: latest.revision, content };
    return { ...saved, isChangedElsewhere: true };
  }

  /** What is typed meanwhile stays; a draft that was sent or deleted meanwhile stays gone. */
  private mark(key: string, saved: SavedDraft | null): void {
    const draft = this.drafts.read(key);
    if (draft) this.drafts.keep(key, { ...draft, saved });
  }

  private isUnsaved(key: string): boolean {
    const draft = this.drafts.read(key);
    if (!draft || draft.saved?.isChangedElsewhere) return false;
    if (isEmpty(draft)) return isOnServer(draft.saved);
    return draft.saved?.content !== this.server.contentOf(key, draft);
  }

  private later(key: string, waitMs: number): void {
    this.cancel(key);
    this.timers.set(
      key,
      setTimeout(() => void this.flush(key), waitMs),
    );
  }

  private cancel(key: string): void {
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
  }
}

/** A random UUID. `crypto.randomUUID` is missing on plain HTTP, which local networks use. */
export function newDraftId(): string {
  const hex = [...newKey()];
  hex[12] = '4';
  hex[16] = '89ab'[parseInt(hex[16] ?? '0', 16) % 4] ?? '8';
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
