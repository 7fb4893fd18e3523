import { type Draft, draftFrom } from './draft';

/** Messages between tabs: a changed draft, a sent one, or a reset of all. */
export type DraftNews = { key: string; draft: Draft } | { key: string; sent: Draft | null } | { forgetAll: true };

/** Between the tabs of one browser. */
export interface DraftChannel {
  /** Messages are dropped until this tab listens. */
  tell(news: DraftNews): void;
  listen(listener: (news: DraftNews) => void): void;
}

/** Ignores unknown messages of tabs with an older version. */
export class TabChannel implements DraftChannel {
  private channel: BroadcastChannel | null = null;

  tell(news: DraftNews): void {
    this.channel?.postMessage(news);
  }

  listen(listener: (news: DraftNews) => void): void {
    if (typeof BroadcastChannel === 'undefined') return;
    this.channel ??= new BroadcastChannel('drafts');
    this.channel.addEventListener('message', ({ data }) => {
      const news = newsFrom(data);
      if (news) listener(news);
    });
  }
}

function newsFrom(data: unknown): DraftNews | null {
  if (typeof data !== 'object' || data === null) return null;
  const { key, draft, sent, forgetAll } = data as Record<string, unknown>;
  if (forgetAll === true) return { forgetAll };
  if (typeof key !== 'string') return null;
  if (sent !== undefined) return { key, sent: draftFrom(sent) };
  const written = draftFrom(draft);
  return written && { key, draft: written };
}
