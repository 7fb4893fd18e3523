import { type Draft, draftFrom } from './draft';

/** What one tab tells the others of: what is written now, that something was sent, or that everything is to be forgotten. */
export type DraftNews = { key: string; draft: Draft } | { key: string; sent: Draft | null } | { forgetAll: true };

/** From tab to tab of one browser. */
export interface DraftChannel {
  /** Unheard before this tab listens itself. */
  tell(news: DraftNews): void;
  listen(listener: (news: DraftNews) => void): void;
}

/** Tabs of an older version may say something else; that is not heard. */
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
