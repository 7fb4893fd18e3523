import { CircleAlert, TextQuote, TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { LinkedText } from '../../people/text/LinkedText';
import { failureMessages } from './failure-messages';
import { LazyVisibilityMark } from '../visibility/LazyVisibilityMark';
import { useQuoteMessages } from '../quotes/messages';
import { ScheduledActions } from './ScheduledActions';
import { noteStyles, ScheduledNotes } from './ScheduledNotes';
import type { Scheduled_ItemFragment } from './Scheduling.generated';
import { useWhen } from './useWhen';
import { useMessages } from './messages';
import { ScheduledThread } from './ScheduledThread';

interface ScheduledCardProps {
  item: Scheduled_ItemFragment;
  now: Date;
}

/** A scheduled or failed post, with its time and actions. */
export function ScheduledCard({ item, now }: ScheduledCardProps) {
  const w = useMessages();
  const when = useWhen();
  const formats = useFormats();
  const { content, entities, contentWarning, failure, visibility, quotePostId, thread } = item;
  const publishAt = new Date(item.publishAt);
  const isPast = failure === null && publishAt <= now;
  return (
    <div className={styles.card}>
      <div className={styles.main}>
        <p className={styles.when}>
          <time dateTime={item.publishAt} data-tooltip={formats.moment(publishAt)}>
            {failure === null ? when.time(publishAt) : formats.moment(publishAt)}
          </time>
          {visibility !== 'PUBLIC' && <LazyVisibilityMark of={visibility} />}
          {isPast && <span className={styles.soon}>{w('publishing')}</span>}
        </p>
        {failure !== null && (
          <p className={styles.failure}>
            <Icon of={CircleAlert} size={18} />
            <span>{w(failureMessages(failure))}</span>
          </p>
        )}
        {contentWarning !== null && (
          <p className={noteStyles.note}>
            <Icon of={TriangleAlert} size={16} />
            <bdi>{contentWarning}</bdi>
          </p>
        )}
        {content !== '' && <LinkedText text={content} entities={entities} className={styles.words} />}
        {quotePostId !== null && <QuotesNote />}
        <ScheduledNotes of={item} />
        <Suspense fallback={null}>{thread.length > 0 && <ScheduledThread parts={thread} />}</Suspense>
      </div>
      <div className={styles.actions}>
        <ScheduledActions item={item} />
      </div>
    </div>
  );
}

function QuotesNote() {
  const w = useQuoteMessages();
  return (
    <p className={noteStyles.note}>
      <Icon of={TextQuote} size={16} directional />
      {w('another')}
    </p>
  );
}

const styles = sheet({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'start',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '4',
    // Lighter than usual, because the headings of days are as dark as a hovered card.
    _hover: { bg: 'color-mix(in oklab, {colors.bg.hover} 50%, {colors.bg.card})' },
  },
  // On phones everything but the time uses the whole width.
  main: {
    display: { base: 'contents', md: 'flex' },
    flexDirection: 'column',
    gap: '1.5',
    minWidth: '0',
    '& > :not(:first-child)': { gridColumn: '1 / -1' },
  },
  actions: { gridArea: '1 / 2' },
  when: {
    gridArea: '1 / 1',
    alignSelf: { base: 'center', md: 'start' },
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
  soon: { color: 'brand.fg', fontWeight: 'medium' },
  failure: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
  words: { lineClamp: '8' },
});
