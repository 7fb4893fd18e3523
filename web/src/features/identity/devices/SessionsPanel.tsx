import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';
import { ErrorCard } from '../../../ui/ErrorCard';
import { Muted, Stack } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast';
import { sheet } from '../../../ui/theme/sheet';
import { SessionRow } from './SessionRow';
import { useSessionsQuery } from './Sessions.generated';
import { useEndSessions } from './useEndSessions';

/** Which sessions a question is about. */
type Question = { ids: readonly string[]; device: string | null };

/** Where the viewer is signed in. */
export function SessionsPanel() {
  const t = useT();
  const answer = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { data, loading, refetch } = answer;
  const { end, ending } = useEndSessions();
  const [question, setQuestion] = useState<Question | null>(null);
  const sessions = data?.viewer?.sessions;
  const error = useFailure(answer, sessions !== undefined);

  if (error) {
    return (
      <ErrorCard
        reason={errorMessage(error, t, t('errors.loadSessions'))}
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
    toast.success(device === null ? t('profile.endedOthers', { count: ids.length }) : t('profile.ended'));
  }

  return (
    <Stack>
      <Muted>{t('profile.sessionsText')}</Muted>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={(id, device) => setQuestion({ ids: [id], device })} />
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button variant="danger" onClick={() => setQuestion({ ids: others, device: null })}>
            {t('profile.endOthers')}
          </Button>
        </div>
      )}
      {question && (
        <ConfirmDialog
          open
          title={question.device === null ? t('profile.endOthersTitle') : t('profile.endTitle')}
          text={
            question.device === null ? t('profile.endOthersText') : t('profile.endText', { device: question.device })
          }
          confirmLabel={question.device === null ? t('profile.endOthers') : t('profile.end')}
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
