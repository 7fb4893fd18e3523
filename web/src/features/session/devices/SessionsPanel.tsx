import { useId, useState } from 'react';
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

/** What a confirmation is about: a session, by the name of its device or app, or all others. */
type Question = { ids: readonly string[] } & (
  | { of: 'others' }
  | { of: 'device'; name: string }
  | { of: 'app'; name: string }
);

/** The viewer's sessions. */
export function SessionsPanel() {
  const t = useT();
  const w = useDeviceMessages();
  const answer = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { data, loading, refetch } = answer;
  const { end, ending } = useEndSessions();
  const appsId = useId();
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
  const devices = sessions.filter(({ app }) => app === null);
  const apps = sessions.filter(({ app }) => app !== null);

  async function confirm({ ids, of }: Question) {
    if (!(await end(ids))) return;
    setQuestion(null);
    toast.success(of === 'others' ? w('endedOthers', { count: ids.length }) : w(of === 'app' ? 'removed' : 'ended'));
  }

  return (
    <Stack>
      <Muted>{w('sessionsText')}</Muted>
      <ul className={styles.list}>
        {devices.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={(id, name) => setQuestion({ ids: [id], of: 'device', name })}
          />
        ))}
      </ul>
      {apps.length > 0 && (
        <section aria-labelledby={appsId}>
          <h3 id={appsId} className={styles.title}>
            {w('apps')}
          </h3>
          <Muted>{w('appsText')}</Muted>
          <ul className={styles.list}>
            {apps.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={(id, name) => setQuestion({ ids: [id], of: 'app', name })}
              />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <div>
          <Button variant="outline" onClick={() => setQuestion({ ids: others, of: 'others' })}>
            {w('endOthers')}
          </Button>
        </div>
      )}
      {question && (
        <ConfirmDialog
          open
          {...asked(question)}
          danger
          busy={ending}
          onConfirm={() => void confirm(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Stack>
  );

  function asked(about: Question) {
    switch (about.of) {
      case 'others':
        return { title: w('endOthersTitle'), text: w('endOthersText'), confirmLabel: w('endOthers') };
      case 'device':
        return { title: w('endTitle'), text: w('endText', { device: about.name }), confirmLabel: w('end') };
      case 'app':
        return { title: w('removeTitle'), text: w('removeText', { app: about.name }), confirmLabel: w('removeAccess') };
    }
  }
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
  title: { fontSize: 'md', fontWeight: 'semibold', marginBlock: '3' },
  list: { listStyle: 'none', padding: '0', margin: '0' },
  waiting: { display: 'flex', flexDirection: 'column', gap: '4' },
});
