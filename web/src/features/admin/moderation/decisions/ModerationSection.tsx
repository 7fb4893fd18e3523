import { Gavel } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLeaveGuard } from '../../../../forms/leaving/useLeaveGuard';
import { errorMessage } from '../../../../graphql/error-messages';
import { useIdempotencyKeys } from '../../../../graphql/idempotency-key';
import type { DecisionInput } from '../../../../graphql/schema.generated';
import { useT } from '../../../../i18n/I18nProvider';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { Row, Stack } from '../../../../ui/layout/Layout';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { sheet } from '../../../../ui/theme/sheet';
import { useHolds } from '../../../session/viewer/claims';
import { useModerationMessages } from '../messages';
import { BLANK, type DecisionDraft, isBlank } from './decision-draft';
import { DecisionForm } from './DecisionForm';
import { useModerateUserMutation, usePersonRecordQuery } from './Decisions.generated';
import { PersonRecord } from './PersonRecord';
import { useUndo } from './useUndo';

interface ModerationSectionProps {
  userId: string;
  name: string;
  /** The person's role is below the viewer's. */
  mayChange: boolean;
}

/** The record of an account, and measures that nobody reported. */
export function ModerationSection({ userId, name, mayChange }: ModerationSectionProps) {
  const t = useT();
  const w = useModerationMessages();
  const mayDecide = useHolds('reports.decide') && mayChange;
  const [isOpen, setOpen] = useState(false);
  const { data, error, loading, refetch } = usePersonRecordQuery({
    variables: { userId },
    fetchPolicy: 'cache-and-network',
  });
  const again = () => void refetch().catch(() => undefined);
  const person = data?.moderatedPerson;
  return (
    <section aria-label={w('moderation')}>
      <Row justify="between" gap={3} wrap className={styles.head}>
        <h3 className={styles.title}>{w('moderation')}</h3>
        {mayDecide && (
          <Button size="sm" variant="outline" icon={Gavel} onClick={() => setOpen(true)}>
            {w('takeMeasure')}
          </Button>
        )}
      </Row>
      {person ? (
        <PersonRecord person={person} canUndo={mayChange} hideName />
      ) : error ? (
        <ErrorCard
          title={w('recordFailed')}
          reason={errorMessage(error, t, t('errors.generic'))}
          busy={loading}
          onRetry={again}
        />
      ) : (
        <Stack gap={3}>
          <Skeleton height="6rem" />
        </Stack>
      )}
      {isOpen && <MeasureDialog userId={userId} name={name} onClose={() => setOpen(false)} />}
    </section>
  );
}

function MeasureDialog({ userId, name, onClose }: { userId: string; name: string; onClose: () => void }) {
  const w = useModerationMessages();
  const keys = useIdempotencyKeys();
  const undo = useUndo();
  const [moderate] = useModerateUserMutation({ refetchQueries: ['PersonRecord', 'UserDetails'] });
  const [draft, setDraft] = useState<DecisionDraft>(BLANK);
  const form = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard({ isDirty: !isBlank(draft) });
  const close = () => guard.leave(onClose);

  async function submit(input: DecisionInput) {
    const variables = { userId, input };
    const { data } = await moderate({ variables, context: { idempotencyKey: keys.for(variables) } });
    keys.next();
    const id = data?.moderateUser.decision.id;
    toast.success(
      w('measureTaken'),
      id === undefined ? undefined : { label: w('undo'), onSelect: () => void undo(id) },
    );
    onClose();
  }

  return (
    <>
      <Dialog open size="lg" title={w('measureOf', { name })} onClose={close}>
        <DecisionForm ref={form} ofCase={false} onDraft={setDraft} onSubmit={submit} posts={[]} />
      </Dialog>
      {guard.question}
    </>
  );
}

const styles = sheet({
  head: { marginBlockEnd: '2' },
  title: { fontSize: 'md', fontWeight: 'bold' },
});
