import { useState } from 'react';

/** Branches that were opened or collapsed, so that Back finds a thread as it was left. */
const opened = new Set<string>();
const collapsed = new Map<string, number>();

/** Whether more replies were loaded, by what was asked for. */
export function useOpened(key: string): [boolean, () => void] {
  const [isOpen, setOpen] = useState(() => opened.has(key));
  return [
    isOpen,
    () => {
      opened.add(key);
      setOpen(true);
    },
  ];
}

/** How many replies a collapsed branch hides; null while it is open. */
export function useCollapsed(postId: string): [number | null, (hidden: number | null) => void] {
  const [hidden, setHidden] = useState(() => collapsed.get(postId) ?? null);
  return [
    hidden,
    (next) => {
      if (next === null) collapsed.delete(postId);
      else collapsed.set(postId, next);
      setHidden(next);
    },
  ];
}
