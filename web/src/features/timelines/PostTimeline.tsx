import { type ReactNode, useCallback } from 'react';
import { InfiniteList, type RowFrame } from '../../ui/list/InfiniteList';
import { ListedPost } from '../posts/card/ListedPost';
import { POST_HEIGHT_PX, PostSkeleton } from '../posts/card/PostSkeleton';
import { useFeedKeys } from './stream/useFeedKeys';
import type { Pages } from '../../graphql/usePages';

interface PostTimelineProps {
  label: string;
  /** Identifies the list within its page. */
  name: string;
  /** The posts in the cache; the same array as long as the list is unchanged. */
  ids: readonly string[];
  /** Content above a post in this list. */
  above?: (id: string) => ReactNode;
  /** `above` shows what a reply replies to. */
  isParentAbove?: boolean;
  pages: Pages;
  empty: ReactNode;
  /** Said at the end of lists that are no news. */
  end?: string;
}

/** Used until a list is loaded. */
export const noRows: readonly string[] = [];
const itself = (id: string) => id;

/** A list of posts with all its states and shortcuts. */
export function PostTimeline({ label, name, ids, above, isParentAbove, pages, empty, end }: PostTimelineProps) {
  useFeedKeys();
  // Stable, because rows are memoized by it.
  const renderRow = useCallback(
    (id: string, frame: RowFrame) => (
      <ListedPost id={id} above={above?.(id)} isParentAbove={isParentAbove} frame={frame} />
    ),
    [above, isParentAbove],
  );

  return (
    <InfiniteList
      label={label}
      name={name}
      items={ids}
      keyOf={itself}
      renderRow={renderRow}
      estimatePx={POST_HEIGHT_PX}
      skeleton={<PostSkeleton />}
      empty={empty}
      end={end}
      {...pages}
    />
  );
}
