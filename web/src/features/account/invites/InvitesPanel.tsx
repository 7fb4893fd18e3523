import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useHolds } from '../../session/viewer/claims';
import { CreateInviteForm } from './CreateInviteForm';
import { InviteRow } from './InviteRow';
import { type InviteRow_InviteFragment, useInvitesQuery, useRevokeInviteMutation } from './Invites.generated';
import { useInviteMessages } from './messages';

/** The viewer's invites. */
export function InvitesPanel() {
  const t = useT();
  const w = useInviteMessages();
  const mayCreate = useHolds('invites.create');
  const [creating, setCreating] = useState(false);
  const answer = useInvitesQuery({ fetchPolicy: 'cache-and-network' });
  const { data, loading, refetch } = answer;
  const invites = data?.viewer?.invites;
  const error = useFailure(answer, invites !== undefined);

  if (error) {
    return (
      <ErrorCard
        reason={errorMessage(error, t, w('loadFailed'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!invites) {
    return (
      <div role="status" aria-label={t('states.loading')}>
        <Skeleton height="6rem" />
      </div>
    );
  }
  const isClosed = data?.registrationState.mode === 'CLOSED';
  return (
    <Stack>
      <Muted>{w('lead')}</Muted>
      {!mayCreate && <Alert>{w('notAllowed')}</Alert>}
      {mayCreate && isClosed && <Alert>{w('closed')}</Alert>}
      {invites.length === 0 ? <Muted>{w('none')}</Muted> : <InviteList invites={invites} />}
      {mayCreate && !isClosed && (
        <div>
          <Button variant="outline" onClick={() => setCreating(true)}>
            {w('create')}
          </Button>
        </div>
      )}
      {creating && (
        <Dialog open title={w('createTitle')} onClose={() => setCreating(false)}>
          <CreateInviteForm onClose={() => setCreating(false)} />
        </Dialog>
      )}
    </Stack>
  );
}

function InviteList({ invites }: { invites: readonly InviteRow_InviteFragment[] }) {
  const t = useT();
  const w = useInviteMessages();
  const [revoke, { loading: revoking }] = useRevokeInviteMutation();
  const [question, setQuestion] = useState<InviteRow_InviteFragment | null>(null);

  async function confirm({ id }: InviteRow_InviteFragment) {
    try {
      await revoke({ variables: { id } });
      setQuestion(null);
      toast.success(w('revoked'));
    } catch (failure) {
      toast.error(errorMessage(failure, t, w('revokeFailed')));
    }
  }

  return (
    <>
      <ul className={styles.list} aria-label={w('list')}>
        {invites.map((invite) => (
          <InviteRow key={invite.id} invite={invite} onRevoke={() => setQuestion(invite)} />
        ))}
      </ul>
      {question && (
        <ConfirmDialog
          open
          title={w('revokeTitle')}
          text={w('revokeText', { code: question.code })}
          confirmLabel={w('revoke')}
          danger
          busy={revoking}
          onConfirm={() => void confirm(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

const styles = sheet({ list: { listStyle: 'none', padding: '0', margin: '0' } });
