import type { MarkupElement } from '@mallard/rules/markup';
import { useMemo } from 'react';
import { ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { InfiniteList } from '../../../ui/list/InfiniteList';
import { sheet } from '../../../ui/theme/sheet';
import { fieldMessages } from '../../../graphql/field-messages';
import { useListRows } from '../../../graphql/list-rows';
import type { SearchOrder } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { usePaths } from '../../session/paths/usePaths';
import { PersonRow, PersonSkeleton } from '../../people/rows/PersonRow';
import { Marker } from '../../people/text/marker';
import { noRows, PostTimeline } from '../PostTimeline';
import { usePages } from '../../../graphql/usePages';
import { HashtagRow, HashtagSkeleton } from './HashtagRow';
import { markWords } from './mark-words';
import { timeZone } from './search-in-zone';
import { Refused } from './Refused';
import { PlainList } from './PlainList';
import { useSearchHashtagsQuery, useSearchPeopleQuery, useSearchPostsQuery } from './Results.generated';
import { useMessages } from './messages';

const PAGE = 20;
const HASHTAGS = 50;
const PERSON_HEIGHT_PX = 96;

interface ResultsProps {
  query: string;
  /** Restored by Back. */
  isReturn: boolean;
}

const policyOf = (isReturn: boolean) => (isReturn ? 'cache-first' : 'cache-and-network');

interface PostResultsProps extends ResultsProps {
  order: SearchOrder;
}

/** Posts and replies that match the query, with the matched words marked. */
export function PostResults({ query, order, isReturn }: PostResultsProps) {
  const t = useT();
  const w = useMessages();
  const answer = useSearchPostsQuery({
    variables: { query, order, timeZone, first: PAGE },
    fetchPolicy: policyOf(isReturn),
  });
  const { data, error } = answer;
  const rows = useListRows({ field: 'searchPosts', args: { query, order } });
  const pages = usePages(answer, {
    pageInfo: data && rows?.pageInfo,
    failure: w('failedSearch'),
  });
  const words = data?.searchPosts.matchedWords;
  const marker = useMemo(() => {
    const marked = new Set(words);
    return marked.size === 0 ? null : (element: MarkupElement) => markWords(element, marked);
  }, [words]);
  // The field's error is more specific than the general one.
  const complaint = error ? fieldMessages(error, t)['query'] : undefined;
  if (complaint && !data) return <Refused complaint={complaint} />;
  return (
    <Marker value={marker}>
      <PostTimeline
        label={w('resultsTitle', { query })}
        name={`posts ${order} ${query}`}
        ids={(data && rows?.ids) ?? noRows}
        pages={pages}
        empty={<Nothing query={query} text={w('nothingPosts')} />}
      />
    </Marker>
  );
}

/** People by handle or name, best match first. */
export function PeopleResults({ query, isReturn }: ResultsProps) {
  const w = useMessages();
  const answer = useSearchPeopleQuery({
    variables: { query, first: PAGE },
    fetchPolicy: policyOf(isReturn),
  });
  const { data } = answer;
  const pages = usePages(answer, {
    pageInfo: data?.searchUsers.pageInfo,
    failure: w('failedSearch'),
  });
  return (
    <InfiniteList
      label={w('people')}
      name={`people ${query}`}
      kind="list"
      items={data?.searchUsers.edges ?? []}
      keyOf={({ node }) => node.id}
      renderItem={({ node }) => (
        <div className={styles.person}>
          <PersonRow user={node} withBio />
        </div>
      )}
      estimatePx={PERSON_HEIGHT_PX}
      skeleton={
        <div className={styles.person}>
          <PersonSkeleton />
        </div>
      }
      empty={<Nothing query={query} text={w('nothingPeople')} />}
      {...pages}
    />
  );
}

/** Hashtags that begin with the query, contain it or resemble it. */
export function HashtagResults({ query, isReturn }: ResultsProps) {
  const w = useMessages();
  const answer = useSearchHashtagsQuery({
    variables: { query, first: HASHTAGS },
    fetchPolicy: policyOf(isReturn),
  });
  return (
    <PlainList
      label={w('hashtags')}
      items={answer.data?.searchHashtags}
      keyOf={({ tag }) => tag}
      renderItem={(hashtag) => <HashtagRow hashtag={hashtag} />}
      skeleton={<HashtagSkeleton />}
      empty={<Nothing query={query} text={w('nothingHashtags')} />}
      answer={answer}
      failure={w('failedSearch')}
    />
  );
}

function Nothing({ query, text }: { query: string; text: string }) {
  const w = useMessages();
  const paths = usePaths();
  return (
    <EmptyState
      drawing="reeds"
      title={w('nothing', { query })}
      text={text}
      action={
        <ButtonLink to={paths.explore} variant="outline">
          {w('lookInstead')}
        </ButtonLink>
      }
    />
  );
}

const styles = sheet({ person: { paddingInline: { base: '4', md: '5' } } });
