import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { sheet } from '../../../ui/theme/sheet';
import { SessionRow } from './SessionRow';
import { useSessionsQuery } from './Sessions.generated';
import { useEndSessions } from './useEndSessions';
import { useDeviceMessages } from './messages';

/** The sessions that a confirmation is about. */
type Question = { ids: readonly string[]; device: string | null };

/** The viewer's sessions. */
export function SessionsPanel() {
  const t = useT();
  const w = useDeviceMessages();
  const answer = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { data, loading, refetch } = answer;
  const { end, ending } = useEndSessions();
  const [question, setQuestion] = useState<Question | null>(null);
  const sessions = data?.viewer?.sessions;
  const error = useFailure(answer, sessions !== undefined);

  if (error) {
    return (
      <ErrorCard
        reason={errorMessage(error, t, w('loadFailed'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!sessions) return <WaitingRows />;
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);

  async function confirm({ ids, device }: Question) {
    if (!(await end(ids))) return;
    setQuestion(null);
    toast.success(device === null ? w('endedOthers', { count: ids.length }) : w('ended'));
  }

  return (
    <Stack>
      <Muted>{w('sessionsText')}</Muted>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={(id, device) => setQuestion({ ids: [id], device })} />
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button variant="outline" onClick={() => setQuestion({ ids: others, device: null })}>
            {w('endOthers')}
          </Button>
        </div>
      )}
      {question && (
        <ConfirmDialog
          open
          title={question.device === null ? w('endOthersTitle') : w('endTitle')}
          text={question.device === null ? w('endOthersText') : w('endText', { device: question.device })}
          confirmLabel={question.device === null ? w('endOthers') : w('end')}
          danger
          busy={ending}
          onConfirm={() => void confirm(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Stack>
  );
}

function WaitingRows() {
  const t = useT();
  return (
    <div role="status" aria-label={t('states.loading')} className={styles.waiting}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="3rem" />
      ))}
    </div>
  );
}

const styles = sheet({
  list: { listStyle: 'none', padding: '0', margin: '0' },
  waiting: { display: 'flex', flexDirection: 'column', gap: '4' },
});
