import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { useChangeClaimsMutation } from './Claims.generated';
import { ReviewedChange } from './ReviewedChange';
import type { GrantChange } from './useRoleChanges';
import { useClaimsMessages } from './messages';

interface ReviewDialogProps {
  changes: readonly GrantChange[];
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** Reviews the effect of changes before they are saved. */
export function ReviewDialog({ changes, onClose, onSaved }: ReviewDialogProps) {
  const t = useT();
  const w = useClaimsMessages();
  const [change] = useChangeClaimsMutation();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save() {
    setSaving(true);
    setProblem(null);
    try {
      await change({
        variables: {
          input: { changes: changes.map(({ role, claim, grant }) => ({ role, claimId: claim.id, grant })) },
        },
      });
      toast.success(w('saved'));
      await onSaved();
    } catch (error) {
      setProblem(errorMessage(error, t, w('saveFailed')));
      setSaving(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={w('reviewTitle')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button loading={saving} onClick={() => void save()} data-autofocus>
            {w('save')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem !== null && (
          <Alert tone="danger" live title={w('nothingSaved')}>
            {problem}
          </Alert>
        )}
        <ul className={styles.list}>
          {changes.map((change) => (
            <ReviewedChange key={`${change.role} ${change.claim.id}`} change={change} />
          ))}
        </ul>
        <Muted>{w('reviewText')}</Muted>
      </Stack>
    </Dialog>
  );
}

const styles = sheet({
  list: { listStyle: 'none', padding: '0', margin: '0', display: 'flex', flexDirection: 'column', gap: '3' },
});
