import { useEffect, useRef } from 'react';
import { focusFirstInFeed } from '../feeds/feed-keys';

/** @returns a function that requests the focus for the first post, once it is another one than `first` */
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
