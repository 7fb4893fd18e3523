import { type RefObject, useRef, useState } from 'react';
import type { Draft } from '../drafts/draft';
import { type ChangeThread, type DraftPart, type DraftQuack, isEmptyQuack } from '../drafts/draft-part';

type Receiver = (files: readonly File[]) => void;

interface Writing {
  draft: Draft;
  /** The field of the first quack. */
  first: RefObject<HTMLTextAreaElement | null>;
  onChange: (changes: Partial<Draft>) => void;
  /** Absent where nothing can follow the quack. */
  onThread: ((change: ChangeThread) => void) | undefined;
}

/** The quack of a thread that has, or had, the focus: the tools of the composer belong to it. */
export function useActiveQuack({ draft, first, onChange, onThread }: Writing) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [key, setKey] = useState<string | null>(null);
  const [receivers] = useState(() => new Map<string, Receiver>());
  const [removed, setRemoved] = useState<{ part: DraftPart; index: number } | null>(null);
  const part = draft.thread.find((each) => each.key === key);
  return {
    /** The first quack, or a part of the thread. */
    quack: part ?? (draft as DraftQuack),
    /** Null for the first quack. */
    key: part?.key ?? null,
    /** The text field of the quack. */
    area: part ? area : first,
    /** Called when something of a quack gets the focus. @param next null for the first quack */
    focus: (next: string | null, field: HTMLTextAreaElement | null = null): void => {
      setKey(next);
      area.current = field;
    },
    change: (changes: Partial<DraftQuack>): void => {
      if (!part) return onChange(changes);
      onThread?.((thread) => thread.map((each) => (each.key === part.key ? { ...each, ...changes } : each)));
    },
    /** The part that was removed last, as long as it can be had back; a dialog makes toasts inert. */
    removed,
    remove: (gone: DraftPart, index: number): void => {
      onThread?.((thread) => thread.filter((each) => each.key !== gone.key));
      setRemoved(isEmptyQuack(gone) ? null : { part: gone, index });
    },
    restore: (): void => {
      if (removed) onThread?.((thread) => thread.toSpliced(removed.index, 0, removed.part));
      if (removed) setKey(removed.part.key);
      setRemoved(null);
    },
    forgetRemoved: () => setRemoved(null),
    /** Where the files of each part go. */
    receivers,
    /** Hands files to the part that is being written. @returns whether there is one */
    take: (files: readonly File[]): boolean => {
      const receive = part && receivers.get(part.key);
      receive?.(files);
      return receive !== undefined;
    },
  };
}
