import { useEffect, useRef } from 'react';
import { focusFirstInFeed } from './feed-keys';

/** @returns what asks for the focus to go to the first quack, once another one than `first` stands there */
export function useFocusFirst(first: string | undefined): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (isWanted.current) focusFirstInFeed();
    isWanted.current = false;
  }, [first]);
  return () => {
    isWanted.current = true;
  };
}
