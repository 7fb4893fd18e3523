import { useEffect } from 'react';

/** The posts on the page, and how many cards show each. */
const cards = new Map<string, number>();
let listener: () => void = () => {};

/** Keeps the counts of a card up to date. What that takes is loaded after the page (open-counts.ts). */
export function useLiveCounts(id: string): void {
  useEffect(() => {
    cards.set(id, (cards.get(id) ?? 0) + 1);
    listener();
    return () => {
      const left = (cards.get(id) ?? 1) - 1;
      if (left > 0) cards.set(id, left);
      else cards.delete(id);
      listener();
    };
  }, [id]);
}

export const shownPosts = {
  ids: (): string[] => [...cards.keys()],
  /** There is one listener. @returns a function that ends the listening */
  onChange(changed: () => void): () => void {
    listener = changed;
    return () => (listener = () => {});
  },
};
