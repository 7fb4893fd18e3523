import { useMemo } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { useT } from '../../../i18n/I18nProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useTakeOver } from '../../../ui/layout/server-page';
import { noRows, PostTimeline } from '../PostTimeline';
import { useFrontPostsQuery } from './FrontPosts.generated';
import { useMessages } from './messages';

const QUACKS = { first: 12 };

/** What visitors see: the quacks that people like right now, as the server has drawn them. */
export function FrontQuacks() {
  const t = useT();
  const w = useMessages();
  const answer = useFrontPostsQuery({ variables: QUACKS, fetchPolicy: 'cache-and-network' });
  const posts = answer.data?.frontPosts;
  const error = useFailure(answer, posts !== undefined);
  useTakeOver(posts?.length === 0 || error !== undefined);
  const ids = useMemo(() => posts?.map(({ id }) => id) ?? noRows, [posts]);
  return (
    <PostTimeline
      label={w('popularQuacks')}
      name="front"
      ids={ids}
      pages={{
        status: posts ? 'ready' : error ? 'failed' : 'loading',
        busy: answer.loading,
        hasMore: false,
        loadMore: () => undefined,
        retry: () => void answer.refetch().catch(() => undefined),
        reason: error ? errorMessage(error, t, w('failedQuacks')) : null,
      }}
      empty={<EmptyState drawing="lily" title={w('quietFront')} text={w('quietFrontText')} />}
    />
  );
}
