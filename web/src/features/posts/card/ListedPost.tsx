import { type ReactNode, use } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import type { RowFrame } from '../../../ui/list/InfiniteList';
import { personName } from '../../people/profiles/person-name';
import { FilterPlace } from '../filters/filter-place';
import { RequackRow } from '../reading/place-in-list';
import { shownWords } from './post-name';
import { LazyRequackLine } from '../requacks/LazyRequackLine';
import { Card } from './PostCard';
import { useCardPost } from './useCardPost';

interface ListedPostProps {
  id: string;
  above: ReactNode;
  /** It says what a reply replies to. */
  isParentAbove?: boolean | undefined;
  frame: RowFrame;
}

/** A quack as a row of a list, which is named by who wrote it and what. */
export function ListedPost({ id, above, isParentAbove, frame }: ListedPostProps) {
  const t = useT();
  const place = use(FilterPlace);
  const post = useCardPost({ __typename: 'Post', id });
  if (!post) return null;
  if (post.requackOf) {
    const line = (
      <>
        {above}
        <LazyRequackLine by={post.author} />
      </>
    );
    return (
      <RequackRow value={id}>
        <ListedPost id={post.requackOf.id} above={line} frame={frame} />
      </RequackRow>
    );
  }
  return frame(
    t('posts.name', { name: personName(post.author, t), text: shownWords(post, place) }),
    <>
      {above}
      <Card post={post} isParentAbove={isParentAbove} />
    </>,
  );
}
