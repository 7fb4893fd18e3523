import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { Badge } from '../../../ui/feedback/Badge';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Row } from '../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { IssueComposer } from './IssueComposer';
import {
  type ScheduledNewsletterFragment,
  ScheduledNewslettersDocument,
  useCancelScheduledNewsletterMutation,
  useScheduledNewslettersQuery,
} from './Newsletters.generated';
import { useIssue } from './useIssue';
import { useMessages } from './useMessages';

/** Issues that are sent later, soonest first. Without any, nothing. */
export function ScheduledNewsletters() {
  const t = useT();
  const w = useMessages();
  const { data, error } = useScheduledNewslettersQuery({ fetchPolicy: 'cache-and-network' });
  const isWaiting = (data?.scheduledNewsletters.length ?? 0) > 0;
  useRefreshWhileVisible(ScheduledNewslettersDocument, {});
  if (!data) return error ? <Alert tone="danger">{errorMessage(error, t, w('scheduledFailed'))}</Alert> : null;
  if (!isWaiting) return null;
  return (
    <section aria-labelledby="scheduled-issues" className={styles.section}>
      <h2 id="scheduled-issues" className={styles.title}>
        {w('scheduledIssues')}
      </h2>
      <ul className={styles.list}>
        {data.scheduledNewsletters.map((issue) => (
          <ScheduledCard key={issue.id} scheduled={issue} />
        ))}
      </ul>
    </section>
  );
}

function ScheduledCard({ scheduled }: { scheduled: ScheduledNewsletterFragment }) {
  const t = useT();
  const w = useMessages();
  const formats = useFormats();
  const [open, setOpen] = useState<'editor' | 'question' | null>(null);
  const [cancel, { loading }] = useCancelScheduledNewsletterMutation({ refetchQueries: ['ScheduledNewsletters'] });
  const { id, subject, language, sendAt } = scheduled;

  async function onCancel() {
    try {
      await cancel({ variables: { id } });
      toast.success(w('canceled'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('cancelFailed')));
    }
    setOpen(null);
  }

  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 dir="auto" className={styles.subject}>
          {subject}
        </h3>
        <Badge>{w(language === null ? 'everyone' : language === 'he' ? 'hebrewReaders' : 'englishReaders')}</Badge>
      </div>
      <time dateTime={sendAt} className={styles.time}>
        {w('goesOut', { time: formats.moment(new Date(sendAt)) })}
      </time>
      <Row gap={2}>
        <Button size="sm" variant="outline" aria-label={w('editOf', { subject })} onClick={() => setOpen('editor')}>
          {w('edit')}
        </Button>
        <Button size="sm" variant="ghost" aria-label={w('cancelOf', { subject })} onClick={() => setOpen('question')}>
          {w('cancelSending')}
        </Button>
      </Row>
      {open === 'editor' && <ScheduledEditor scheduled={scheduled} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'question'}
        danger
        title={w('cancelTitle', { subject })}
        text={w('cancelText')}
        confirmLabel={w('cancelSending')}
        cancelLabel={w('keep')}
        busy={loading}
        onConfirm={() => void onCancel()}
        onClose={() => setOpen(null)}
      />
    </li>
  );
}

function ScheduledEditor({ scheduled, onClose }: { scheduled: ScheduledNewsletterFragment; onClose: () => void }) {
  return <IssueComposer issue={useIssue(scheduled, onClose)} onClose={onClose} />;
}

const styles = sheet({
  section: { display: 'flex', flexDirection: 'column', gap: '3', marginBlockEnd: '6' },
  title: { fontSize: 'md', color: 'fg.muted' },
  list: { listStyle: 'none', padding: '0', margin: '0', display: 'flex', flexDirection: 'column', gap: '3' },
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
});
