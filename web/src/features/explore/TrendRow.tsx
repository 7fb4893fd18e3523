import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useFormats } from '../../i18n/I18nProvider';
import { Sparkline } from '../../ui/Sparkline';
import { sheet } from '../../ui/theme/sheet';
import { useNow } from '../../ui/useNow';
import { HashtagRow } from './HashtagRow';
import { type TrendRow_HashtagFragment, TrendRow_HashtagFragmentDoc } from './HashtagRow.generated';
import { useWords } from './words';

/** A trending hashtag: its last seven days, and why it is here for who asks. */
export function TrendRow({ hashtag: from }: { hashtag: FragmentType<TrendRow_HashtagFragment> }) {
  const w = useWords();
  const formats = useFormats();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data: hashtag, complete } = useFragment({
    fragment: TrendRow_HashtagFragmentDoc,
    fragmentName: 'TrendRow_hashtag',
    from,
  });
  if (!complete) return null;

  const counts = hashtag.history.map(({ postCount }) => postCount);
  return (
    <>
      <HashtagRow
        hashtag={hashtag}
        aside={
          <>
            {hashtag.trend && (
              <button
                type="button"
                aria-expanded={open}
                aria-controls={id}
                aria-label={w('whyLabel', { tag: hashtag.tag })}
                className={styles.why}
                onClick={() => setOpen(!open)}
              >
                {w('why')}
              </button>
            )}
            <Sparkline
              values={counts}
              label={w('week', { counts: counts.map((count) => formats.number(count)).join(', ') })}
            />
          </>
        }
      />
      <div id={id} hidden={!open}>
        {open && hashtag.trend && <Reason trend={hashtag.trend} />}
      </div>
    </>
  );
}

function Reason({ trend }: { trend: NonNullable<TrendRow_HashtagFragment['trend']> }) {
  const w = useWords();
  const formats = useFormats();
  const now = useNow();
  const before = Math.round(trend.expected);
  return (
    <p className={styles.reason}>
      {[
        w('whyNow', { count: trend.authorCount }),
        before === 0 ? w('whyBeforeNone') : w('whyBefore', { count: before }),
        w('whyNewcomers'),
        w('whyComputed', { time: formats.agoInWords(new Date(trend.computedAt), now) }),
      ].join(' ')}
    </p>
  );
}

const styles = sheet({
  why: {
    position: 'relative',
    minHeight: '8',
    paddingInline: '2.5',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    _hover: { bg: 'bg.sunken', color: 'fg.default' },
  },
  reason: {
    paddingInline: { base: '4', md: '5' },
    paddingBlockEnd: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    maxWidth: 'measure',
    textWrap: 'pretty',
  },
});
