import type { ReactNode } from 'react';
import { InfiniteList } from '../../ui/InfiniteList';
import { ListedPost } from '../posts/ListedPost';
import { POST_HEIGHT_PX, PostSkeleton } from '../posts/PostSkeleton';
import { useFeedKeys } from './useFeedKeys';
import type { Pages } from './usePages';

interface PostTimelineProps {
  label: string;
  /** Names the list within its page. */
  name: string;
  /** The quacks in the cache; the same array for as long as the list is the same. */
  ids: readonly string[];
  /** What stands above a quack, of it as a member of this list. */
  above?: (id: string) => ReactNode;
  pages: Pages;
  empty: ReactNode;
}

/** While a list is not there. */
export const noRows: readonly string[] = [];
const itself = (id: string) => id;

/** A list of quacks with all its states and keys. */
export function PostTimeline({ label, name, ids, above, pages, empty }: PostTimelineProps) {
  'use memo';
  useFeedKeys();

  return (
    <InfiniteList
      label={label}
      name={name}
      items={ids}
      keyOf={itself}
      renderRow={(id, frame) => <ListedPost id={id} above={above?.(id)} frame={frame} />}
      estimatePx={POST_HEIGHT_PX}
      skeleton={<PostSkeleton />}
      empty={empty}
      {...pages}
    />
  );
}
