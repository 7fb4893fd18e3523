import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { NewsletterPreview } from './NewsletterPreview';
import { type NewsletterFragment, useNewsletterProgressQuery } from './Newsletters.generated';
import { useMessages } from './useMessages';

/** How often the progress of an issue is polled. */
const POLL_MS = 1_500;

/** An issue with its progress, which is polled while emails are waiting. */
export function NewsletterCard({ newsletter }: { newsletter: NewsletterFragment }) {
  const w = useMessages();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { id, subject, body, language, createdAt, queued, sent, failed, skipped } = newsletter;
  // The result goes into the cache, which the list reads.
  useNewsletterProgressQuery({
    variables: { id },
    skip: queued === 0,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'network-only',
  });
  const all = queued + sent + failed;
  const done = sent + failed;
  const parts = [
    w('sentCount', { count: sent }),
    queued > 0 && w('queuedCount', { count: queued }),
    failed > 0 && w('failedCount', { count: failed }),
    skipped > 0 && w('skippedCount', { count: skipped }),
  ].filter((part) => part !== false);
  const label = w('progress', { subject });
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 dir="auto" className={styles.subject}>
          {subject}
        </h2>
        <span role="status">
          <State {...newsletter} />
        </span>
      </div>
      <time dateTime={createdAt} className={styles.time}>
        {formats.moment(new Date(createdAt))}
      </time>
      {queued > 0 && (
        <progress
          aria-label={label}
          aria-valuetext={w('done', { done: formats.number(done), all: formats.number(all) })}
          value={done}
          max={all}
          className={styles.progress}
        />
      )}
      <p className={styles.counts}>{parts.join(' · ')}</p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Icon of={ChevronRight} size={16} directional className={styles.arrow} />
          {w('showText')}
        </summary>
        {isOpen && (
          <div className={styles.text}>
            <NewsletterPreview subject={subject} body={body} language={language} />
          </div>
        )}
      </details>
    </li>
  );
}

function State({ queued, sent, failed }: NewsletterFragment) {
  const w = useMessages();
  if (queued > 0) return <Badge tone="accent">{w('sending')}</Badge>;
  if (failed > 0) return <Badge tone="danger">{w('partly')}</Badge>;
  return sent > 0 ? <Badge tone="brand">{w('sent')}</Badge> : <Badge>{w('nobody')}</Badge>;
}

const styles = sheet({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: { base: '4', md: '5' },
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
  subject: { fontSize: 'lg', minWidth: '0', overflowWrap: 'anywhere' },
  time: { fontSize: 'sm', color: 'fg.muted' },
  progress: {
    appearance: 'none',
    width: 'full',
    height: '2',
    marginBlockStart: '1',
    borderWidth: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.sunken',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { bg: 'brand.solid', borderRadius: 'full' },
    '&::-moz-progress-bar': { bg: 'brand.solid', borderRadius: 'full' },
  },
  counts: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'brand.fg',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'control',
    '&::-webkit-details-marker': { display: 'none' },
  },
  arrow: {
    'details[open] > summary > &': { rotate: '90deg' },
    '[dir=rtl] details[open] > summary > &': { rotate: '-90deg' },
  },
  text: { paddingBlockStart: '3' },
});
