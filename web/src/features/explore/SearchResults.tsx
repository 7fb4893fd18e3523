import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { InfiniteList } from '../../ui/InfiniteList';
import { sheet } from '../../ui/theme/sheet';
import { fieldMessages } from '../../graphql/field-messages';
import { useListRows } from '../../graphql/list-rows';
import { useT } from '../../i18n/I18nProvider';
import { PersonRow, PersonSkeleton } from '../profiles/PersonRow';
import { noRows, PostTimeline } from '../timelines/PostTimeline';
import { usePages } from '../timelines/usePages';
import { HashtagRow, HashtagSkeleton } from './HashtagRow';
import { Refused } from './Refused';
import { PlainList } from './PlainList';
import { useSearchHashtagsQuery, useSearchPeopleQuery, useSearchPostsQuery } from './Results.generated';
import { useWords } from './words';

const PAGE = 20;
const HASHTAGS = 50;
const PERSON_HEIGHT_PX = 96;

interface ResultsProps {
  query: string;
  /** Shown as it was left, by Back. */
  isReturn: boolean;
}

const policyOf = (isReturn: boolean) => (isReturn ? 'cache-first' : 'cache-and-network');

/** Quacks and replies that hold what was searched, newest first. */
export function PostResults({ query, isReturn }: ResultsProps) {
  const t = useT();
  const w = useWords();
  const answer = useSearchPostsQuery({
    variables: { query, first: PAGE },
    fetchPolicy: policyOf(isReturn),
  });
  const { data, error } = answer;
  const rows = useListRows({ field: 'searchPosts', args: { query } });
  const pages = usePages(answer, {
    pageInfo: data && rows?.pageInfo,
    failure: w('failedSearch'),
  });
  // What is wrong with the query says more than that it was refused.
  const complaint = error ? fieldMessages(error, t)['query'] : undefined;
  if (complaint && !data) return <Refused complaint={complaint} />;
  return (
    <PostTimeline
      label={w('resultsTitle', { query })}
      name={`posts ${query}`}
      ids={(data && rows?.ids) ?? noRows}
      pages={pages}
      empty={<Nothing query={query} text={w('nothingPosts')} />}
    />
  );
}

/** People by handle or name, best match first. */
export function PeopleResults({ query, isReturn }: ResultsProps) {
  const w = useWords();
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

/** Hashtags that begin with it, hold it or resemble it. */
export function HashtagResults({ query, isReturn }: ResultsProps) {
  const w = useWords();
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
  const w = useWords();
  return (
    <EmptyState
      drawing="reeds"
      title={w('nothing', { query })}
      text={text}
      action={
        <ButtonLink to="/explore" variant="outline">
          {w('lookInstead')}
        </ButtonLink>
      }
    />
  );
}

const styles = sheet({ person: { paddingInline: { base: '4', md: '5' } } });
