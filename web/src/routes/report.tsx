import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoticeForm, type SentNotice } from '../features/people/reports/NoticeForm';
import { useNoticeMessages } from '../features/people/reports/notice-messages';
import { RulesList } from '../features/people/reports/RulesList';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Button } from '../ui/form/Button';
import { Accordion } from '../ui/layout/Accordion';
import { Muted, Text } from '../ui/layout/Layout';
import { usePageTitle } from '../ui/layout/usePageTitle';
import { sheet } from '../ui/theme/sheet';

/** /report?url=: reports illegal content, without an account. */
export function ReportPage() {
  const w = useNoticeMessages();
  const [parameters] = useSearchParams();
  const [sent, setSent] = useState<SentNotice | null>(null);
  usePageTitle(w('title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{w('title')}</h1>
      {sent ? (
        <div role="status">
          <EmptyState
            drawing="ripples"
            title={w('sent')}
            text={[w('sentText', { number: sent.number }), sent.email && w('sentMail', { email: sent.email })]
              .filter(Boolean)
              .join(' ')}
            action={
              <Button variant="outline" onClick={() => setSent(null)}>
                {w('another')}
              </Button>
            }
          />
        </div>
      ) : (
        <>
          <Text>{w('lead')}</Text>
          <Muted>{w('signedIn')}</Muted>
          <Accordion level="h2" items={[{ id: 'rules', title: w('rules'), content: <RulesList /> }]} />
          <NoticeForm url={parameters.get('url') ?? ''} onSent={setSent} />
        </>
      )}
    </div>
  );
}

const styles = sheet({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxWidth: '40rem',
    paddingBlockStart: { base: '6', md: '8' },
  },
  title: { fontSize: '2xl' },
});
