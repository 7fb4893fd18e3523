import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Sparkline } from '../../../ui/charts/Sparkline';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { useNow } from '../../../ui/text/useNow';
import { sheet } from '../../../ui/theme/sheet';
import { TopPost } from './TopPost';
import { type Trend_HashtagFragment, Trend_HashtagFragmentDoc } from './Trend.generated';
import { trendStyles } from './TrendSkeleton';
import { usePaths } from '../../session/paths/usePaths';
import { useMessages } from './messages';

/** On fewer of the days before today, a curve would be the same spike for each trend. */
const DAYS_OF_A_CURVE = 3;

interface TrendProps {
  hashtag: FragmentType<Trend_HashtagFragment>;
  /** The quacks that earlier trends don't show. */
  postIds: readonly string[];
}

/** A trending hashtag: how much it is used, why it trends, and its best quacks. */
export function Trend({ hashtag: from, postIds }: TrendProps) {
  const paths = usePaths();
  const w = useMessages();
  const formats = useFormats();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data: hashtag, complete } = useFragment({
    fragment: Trend_HashtagFragmentDoc,
    fragmentName: 'Trend_hashtag',
    from,
  });
  if (!complete) return null;

  const { tag, name, recentPostCount, recentAuthorCount, trend } = hashtag;
  const counts = hashtag.history.map(({ postCount }) => postCount);
  const hasCurve = counts.slice(0, -1).filter((count) => count > 0).length >= DAYS_OF_A_CURVE;
  const posts = hashtag.topPosts.filter((post) => postIds.includes(post.id));
  return (
    <div className={trendStyles.trend}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Link to={paths.hashtag(tag)} className={styles.name}>
            <bdi>#{name}</bdi>
          </Link>
          <p className={styles.counts}>
            {recentPostCount > 0 &&
              `${w('today', { count: recentPostCount })} · ${w('authors', { count: recentAuthorCount })}`}
            {trend && (
              <button
                type="button"
                aria-expanded={open}
                aria-controls={id}
                aria-label={w('whyLabel', { tag })}
                className={styles.why}
                onClick={() => setOpen(!open)}
              >
                {w('why')}
                <Icon of={ChevronDown} size={14} className={styles.arrow} />
              </button>
            )}
          </p>
        </div>
        {hasCurve && (
          <Sparkline
            values={counts}
            label={w('week', { counts: counts.map((count) => formats.number(count)).join(', ') })}
          />
        )}
      </div>
      <div id={id} hidden={!open}>
        {open && trend && <Reason people={recentAuthorCount} trend={trend} />}
      </div>
      {posts.length > 0 && (
        <div className={trendStyles.posts}>
          {posts.map((post) => (
            <TopPost key={post.id} post={post} />
          ))}
        </div>
      )}
    </div>
  );
}

interface ReasonProps {
  /** In the last 24 hours, as above. */
  people: number;
  trend: NonNullable<Trend_HashtagFragment['trend']>;
}

function Reason({ people, trend }: ReasonProps) {
  const w = useMessages();
  const formats = useFormats();
  const now = useNow();
  return (
    <p className={styles.reason}>
      {[
        w('whyNow', { count: people, before: formats.number(Math.round(trend.expected)) }),
        ...(trend.newcomerWeight < 1 ? [w('whyNewcomers')] : []),
        w('whyComputed', { time: formats.agoInWords(new Date(trend.computedAt), now) }),
      ].join(' ')}
    </p>
  );
}

const styles = sheet({
  head: { display: 'flex', alignItems: 'center', gap: '3' },
  words: { flex: '1', minWidth: '0' },
  name: {
    display: 'block',
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'lg',
    fontWeight: 'bold',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '6',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  why: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    minHeight: '6',
    paddingInline: '1.5',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
  },
  arrow: {
    transitionProperty: 'transform',
    transitionDuration: 'fast',
    '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
  },
  reason: { color: 'fg.muted', fontSize: 'sm', maxWidth: 'measure', textWrap: 'pretty' },
});
