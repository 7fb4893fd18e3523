import type { MouseEvent } from 'react';
import { useDebouncedValue } from '../../../forms/useDebouncedValue';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Muted } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { Article } from '../../../ui/text/Article';
import { useNewsletterPreviewQuery } from './Newsletters.generated';
import { useMessages } from './useMessages';

const PAUSE_MS = 300;
const HEBREW = /^[^\p{L}]*\p{Script=Hebrew}/u;

/** A preview of an issue, rendered by the server like the email. */
export function NewsletterPreview({ subject, body }: { subject: string; body: string }) {
  const t = useT();
  const w = useMessages();
  const debounced = useDebouncedValue(body, PAUSE_MS);
  const { data, error } = useNewsletterPreviewQuery({ variables: { body: debounced }, fetchPolicy: 'no-cache' });
  if (error) return <Muted role="alert">{errorMessage(error, t, w('previewFailed'))}</Muted>;
  if (!data) return <Skeleton height="12rem" />;
  if (data.newsletterPreview === '') return <Muted>{w('previewEmpty')}</Muted>;
  return (
    <div className={styles.paper} onClickCapture={followElsewhere}>
      {subject.trim() !== '' && (
        <p dir="auto" className={styles.subject}>
          {subject}
        </p>
      )}
      <Article html={data.newsletterPreview} language={HEBREW.test(debounced) ? 'he' : 'en'} />
      <Muted className={styles.foot}>{w('previewFoot')}</Muted>
    </div>
  );
}

/** Links open in a new tab, because there may be unsaved text here. */
function followElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener,noreferrer');
}

const styles = sheet({
  paper: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: '5',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'control',
    bg: 'bg.card',
    '& > div > :first-child': { marginBlockStart: '0' },
  },
  subject: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' },
  foot: { maxWidth: 'none', paddingBlockStart: '4', borderBlockStartWidth: '1px', borderColor: 'border.hairline' },
});
