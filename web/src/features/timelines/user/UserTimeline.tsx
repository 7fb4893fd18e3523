import { Suspense, useMemo } from 'react';
import { useListRows } from '../../../graphql/list-rows';
import type { UserPostFilter } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Button, ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useViewer } from '../../session/viewer/viewer';
import { PostSkeleton } from '../../posts/card/PostSkeleton';
import { OffersUndo } from '../../posts/card/saved-lists';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { FilterPlace } from '../../posts/filters/filter-place';
import { noRows, PostTimeline } from '../PostTimeline';
import { type Pages, usePages } from '../../../graphql/usePages';
import { useFeaturedPostsQuery } from './FeaturedPosts.generated';
import { RepliedPost } from './RepliedPost';
import type { UserTab } from './user-tabs';
import { useUserNodsQuery, useUserPostsQuery } from './UserPosts.generated';
import { useUserMessages } from './user-messages';
import { MediaTiles } from './MediaTiles';
import { FeaturedPosts } from './FeaturedPosts';
import { HeldPosts } from './HeldPosts';

interface UserTimelineProps {
  tab: UserTab;
  handle: string;
  name: string;
  isSelf: boolean;
  /** Whether the person features quacks, which are above the first tab. */
  hasFeatured: boolean;
}

const PAGE = 20;
/** Six rows of tiles: what a query may cost allows 20 quacks. */
const MEDIA_PAGE = 18;

const parentOf = (id: string) => <RepliedPost replyId={id} />;

/** One of the timelines of a person, newest first. */
export function UserTimeline(props: UserTimelineProps) {
  const { shows } = props.tab;
  return shows === 'NODS' ? <Nods {...props} /> : <Posts {...props} filter={shows} />;
}

function Posts({ filter, ...rest }: UserTimelineProps & { filter: UserPostFilter }) {
  const t = useT();
  const { handle } = rest;
  const answer = useUserPostsQuery({
    variables: {
      handle,
      filter,
      withParents: filter === 'REPLIES',
      first: filter === 'MEDIA' ? MEDIA_PAGE : PAGE,
    },
  });
  const { data } = answer;
  const rows = useListRows(data?.user ? { of: `User:${data.user.id}`, field: 'posts', args: { filter } } : null);
  const pages = usePages(answer, {
    pageInfo: data?.user?.posts && rows?.pageInfo,
    failure: t('errors.loadPosts'),
  });
  return <List {...rest} ids={(data && rows?.ids) ?? noRows} pages={pages} />;
}

function Nods(props: UserTimelineProps) {
  const t = useT();
  const { handle, isSelf } = props;
  const answer = useUserNodsQuery({ variables: { handle, first: PAGE } });
  const { data } = answer;
  const rows = useListRows(data?.user ? { of: `User:${data.user.id}`, field: 'nods' } : null);
  const pages = usePages(answer, {
    pageInfo: data?.user?.nods && rows?.pageInfo,
    failure: t('errors.loadPosts'),
  });
  return (
    <OffersUndo value={isSelf}>
      <List {...props} ids={(data && rows?.ids) ?? noRows} pages={pages} />
    </OffersUndo>
  );
}

interface ListProps extends UserTimelineProps {
  ids: readonly string[];
  pages: Pages;
}

function List({ tab, handle, name, isSelf, hasFeatured, ids, pages }: ListProps) {
  const isBelowFeatured = hasFeatured && tab.shows === 'POSTS';
  const rows = useWithoutFeatured(ids, handle, isBelowFeatured);
  const words = useUserMessages();
  const viewer = useViewer();
  const others = (
    <ButtonLink to="/stream" variant="outline">
      {words('toStream')}
    </ButtonLink>
  );
  const own =
    tab.shows === 'POSTS' ? (
      <Button onClick={() => frameDialog.open('compose')}>{words('write')}</Button>
    ) : (
      <ButtonLink to="/stream">{words('toStream')}</ButtonLink>
    );
  const shown = {
    label: words(tab.list, { name }),
    ids: rows,
    pages,
    // The only quack is featured above.
    empty:
      rows.length < ids.length ? null : (
        <EmptyState
          drawing={tab.drawing}
          title={isSelf ? words(tab.emptySelf) : words(tab.empty, { name })}
          action={isSelf ? own : viewer && others}
        />
      ),
  };
  if (tab.shows !== 'MEDIA') {
    const parents = tab.shows === 'REPLIES' && { above: parentOf, isParentAbove: true };
    return (
      <>
        {isSelf && tab.shows === 'POSTS' && (
          <Suspense fallback={null}>
            <HeldPosts />
          </Suspense>
        )}
        {isBelowFeatured && (
          <Suspense fallback={<PostSkeleton />}>
            <FeaturedPosts handle={handle} name={name} />
          </Suspense>
        )}
        <FilterPlace value="PROFILES">
          <PostTimeline name={tab.id} {...parents} {...shown} />
        </FilterPlace>
      </>
    );
  }
  return (
    <Suspense fallback={null}>
      <MediaTiles {...shown} />
    </Suspense>
  );
}

/** Without the newest post where it is the one right above it, among the featured ones. */
function useWithoutFeatured(ids: readonly string[], handle: string, isBelowFeatured: boolean): readonly string[] {
  // FeaturedPosts requests it.
  const { data } = useFeaturedPostsQuery({ variables: { handle }, skip: !isBelowFeatured, fetchPolicy: 'cache-only' });
  const featured = data?.user?.featuredPosts[0]?.id;
  const isTwice = isBelowFeatured && featured !== undefined && ids[0] === featured;
  return useMemo(() => (isTwice ? ids.slice(1) : ids), [ids, isTwice]);
}
