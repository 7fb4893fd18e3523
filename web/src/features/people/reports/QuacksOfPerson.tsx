import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { useReportMessages } from './messages';
import { Picks } from './Picks';
import { MAX_POSTS } from './report-draft';
import { useReportedPersonQuery } from './Reports.generated';

/** Of quacks and of replies each. */
const PAGE = 20;
const SKELETONS = 3;

interface QuacksOfPersonProps {
  handle: string;
  chosen: readonly string[];
  onChange: (postIds: string[]) => void;
}

/** The latest quacks and replies of a person, of which some can show what they do. */
export function QuacksOfPerson({ handle, chosen, onChange }: QuacksOfPersonProps) {
  const t = useT();
  const w = useReportMessages();
  const formats = useFormats();
  // Not cached, because the profile's lists have more pages and more of each quack.
  const { data, error, loading, refetch } = useReportedPersonQuery({
    variables: { handle, first: PAGE },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (!data) {
    return error && !loading ? (
      <ErrorCard
        title={w('quacksFailed')}
        reason={errorMessage(error, t, w('quacksFailed'))}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Stack gap={2} aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height="3rem" />
        ))}
      </Stack>
    );
  }
  const posts = [...(data.user?.quacks.edges ?? []), ...(data.user?.replies.edges ?? [])]
    .map(({ node }) => node)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  if (posts.length === 0) return <Muted>{w('noQuacks')}</Muted>;
  return (
    <Picks
      legend={
        <>
          <span className={styles.title}>{w('quacks')}</span> {w('quacksHint', { count: MAX_POSTS })}
        </>
      }
      picks={posts.map(({ id, content, contentWarning, createdAt }) => ({
        id,
        label: (
          <span dir="auto" className={styles.words}>
            {(contentWarning ?? content) || w('noWords')}
          </span>
        ),
        hint: formats.moment(new Date(createdAt)),
      }))}
      chosen={chosen}
      max={MAX_POSTS}
      onChange={onChange}
    />
  );
}

const styles = sheet({
  title: { color: 'fg.default', fontWeight: 'medium' },
  words: { display: 'block', lineClamp: '2', overflowWrap: 'anywhere' },
});
