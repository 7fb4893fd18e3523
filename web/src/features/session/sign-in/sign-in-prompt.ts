import type { TypedDocumentNode } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import type { PlainMessageKey } from '../../../i18n/translator';

/** What a visitor wanted, which needs an account. */
export interface Wanted {
  /** Said in the title: "Sign in to nod". */
  to: 'nod' | 'requack' | 'pin' | 'follow' | 'reply' | 'write' | 'read';
  /** Of the person to follow. */
  name?: string;
  /** Sent with the new session, before the page is shown again. */
  act?: {
    mutation: TypedDocumentNode<unknown, { id: string }>;
    id: string;
    /** The toast. */
    done: PlainMessageKey;
  };
  /** The post whose reply box opens on the page that is shown again. */
  replyTo?: string;
}

interface Prompt extends Wanted {
  /** The entry of the history where it was opened: the prompt doesn't follow to other pages. */
  at: string;
}

let current: Prompt | null = null;
/** What is left to do on the page that is shown again. */
let left: { at: string; replyTo: string | undefined; takesFocus: boolean } | null = null;
const listeners = new Set<() => void>();

/** The key of React Router's current location, for which a component would have to subscribe. */
const here = () => (history.state as { key?: string } | null)?.key ?? 'default';

function show(next: Prompt | null) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks a visitor to sign in over the page. The page is rendered anew for the person, so what remains to be done waits here. */
export const signInPrompt = {
  open: (wanted: Wanted) => show({ ...wanted, at: here() }),
  close: () => show(null),
  /** Closes it as answered. */
  answer: () => {
    left = current && { at: current.at, replyTo: current.replyTo, takesFocus: true };
    show(null);
  },
  /** Whether the reply box of a post opens now; true once. */
  takeReply: (id: string): boolean => {
    if (left?.replyTo !== id || left.at !== here()) return false;
    left = null;
    return true;
  },
  /** Whether the page was shown again after signing in over it; true once. */
  takeFocus: (): boolean => {
    if (!left?.takesFocus || left.at !== here()) return false;
    left.takesFocus = false;
    return true;
  },
};

export const useSignInPrompt = (): Prompt | null => useSyncExternalStore(subscribe, () => current);
