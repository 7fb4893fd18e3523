import { useSyncExternalStore } from 'react';
import { neighborOf } from '../../../ui/list/articles';
import { focusWhereGone } from '../relationships/focus-where-gone';
import type { Named } from '../relationships/relationship-dialog';

/** A picture or video that can be reported by itself. */
export interface ReportedMedia {
  readonly id: string;
  readonly kind: 'IMAGE' | 'VIDEO';
  readonly altText: string;
  /** Null where it should not be shown. */
  readonly thumbnailUrl: string | null;
}

export interface ReportedWhisper {
  readonly id: string;
  readonly content: string;
  readonly createdAt: string;
}

/** What is reported, and whose it is. */
export type ReportSubject =
  | { readonly kind: 'POST'; readonly person: Named; readonly id: string; readonly media: readonly ReportedMedia[] }
  | { readonly kind: 'PERSON'; readonly person: Named }
  /** Newest first; at least one. */
  | { readonly kind: 'WHISPERS'; readonly person: Named; readonly whispers: readonly ReportedWhisper[] };

interface Open {
  readonly subject: ReportSubject;
  /** What had the focus, such as the button of a card's menu. */
  readonly opener: Element | null;
  readonly neighbor: HTMLElement | null;
}

let current: Open | null = null;
const listeners = new Set<() => void>();

function show(next: Open | null) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The dialog that reports something. It outlives the card whose menu opened it, which leaves if its author is blocked. */
export const reportDialog = {
  open(subject: ReportSubject): void {
    const opener = document.activeElement;
    show({ subject, opener, neighbor: neighborOf(opener) });
  },
  close(): void {
    const closed = current;
    show(null);
    if (closed?.neighbor) focusWhereGone(closed.opener, closed.neighbor);
  },
};

export const useReportDialog = (): ReportSubject | null =>
  useSyncExternalStore(subscribe, () => current)?.subject ?? null;
