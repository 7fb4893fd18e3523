import { useState } from 'react';
import { Plus } from 'lucide-react';
import { errorMessage } from '../../../graphql/error-messages';
import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { useNow } from '../../../ui/text/useNow';
import { StartQuestion } from './StartQuestion';
import { useWindows } from './useWindows';
import { useMessages } from './useMessages';
import { WindowCard } from './WindowCard';
import { MaintenancesDocument, useMaintenancesQuery } from './Windows.generated';
import { type MaintenanceWindow, stateOf } from './window-state';

interface WindowListProps {
  onEdit: (window: MaintenanceWindow | null) => void;
}

type Question = { about: MaintenanceWindow; wants: 'switch' | 'remove' };

/** All windows, newest first, with their actions. */
export function WindowList({ onEdit }: WindowListProps) {
  const t = useT();
  const w = useMessages();
  const now = useNow();
  const windows = useWindows();
  const [question, setQuestion] = useState<Question | null>(null);
  const { data, error, loading, refetch } = useMaintenancesQuery({ fetchPolicy: 'cache-and-network' });
  useRefreshWhileVisible(MaintenancesDocument, {});

  if (!data && error) {
    return (
      <ErrorCard
        title={w('loadFailed')}
        reason={errorMessage(error, t, w('loadFailed'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data) return <Waiting />;
  if (data.maintenances.length === 0) {
    return (
      <EmptyState
        drawing="reeds"
        title={w('empty')}
        text={w('emptyText')}
        action={
          <Button icon={Plus} onClick={() => onEdit(null)}>
            {w('create')}
          </Button>
        }
      />
    );
  }

  async function confirm({ about, wants }: Question) {
    const goal = stateOf({ ...about, isActive: true }, new Date());
    if (await (wants === 'remove' ? windows.remove(about) : windows.switch(about, goal))) setQuestion(null);
  }

  return (
    <>
      <ul aria-label={w('listLabel')} className={styles.list}>
        {data.maintenances.map((window) => (
          <WindowCard
            key={window.id}
            window={window}
            state={stateOf(window, now)}
            onSwitch={() => setQuestion({ about: window, wants: 'switch' })}
            onEdit={() => onEdit(window)}
            onRemove={() => setQuestion({ about: window, wants: 'remove' })}
          />
        ))}
      </ul>
      {question && (
        <Confirmation
          question={question}
          busy={windows.busy}
          onConfirm={() => void confirm(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  question: Question;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function Confirmation({ question: { about, wants }, ...rest }: ConfirmationProps) {
  const w = useMessages();
  const { name, isActive, startsAt } = about;
  const now = useNow();
  if (wants === 'remove') {
    return (
      <ConfirmDialog
        open
        danger
        title={w('deleteTitle', { name })}
        text={w('deleteText')}
        confirmLabel={w('remove')}
        {...rest}
      />
    );
  }
  if (isActive) {
    const inForce = stateOf(about, now) === 'inForce';
    return (
      <ConfirmDialog
        open
        title={w('stopTitle', { name })}
        text={inForce ? w('stopText') : w('stopScheduled')}
        confirmLabel={inForce ? w('stop') : w('switchOff')}
        {...rest}
      />
    );
  }
  return (
    <StartQuestion window={about} confirmLabel={startsAt || about.endsAt ? w('switchOn') : w('startNow')} {...rest} />
  );
}

function Waiting() {
  const t = useT();
  return (
    <div role="status" aria-label={t('states.loading')} className={styles.list}>
      {[1, 2].map((row) => (
        <Skeleton key={row} height="11rem" />
      ))}
    </div>
  );
}

const styles = sheet({
  list: { listStyle: 'none', padding: '0', margin: '0', display: 'flex', flexDirection: 'column', gap: '4' },
});
