import { useState } from 'react';
import { errorMessage } from '../../graphql/error-messages';
import type { Role } from '../../graphql/schema.generated';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Muted, Stack } from '../../ui/Layout';
import { sheet } from '../../ui/theme/sheet';
import { toast } from '../../ui/toast';
import { useGrantRoleClaimMutation, useRevokeRoleClaimMutation } from './Claims.generated';
import { ReviewedChange } from './ReviewedChange';
import type { ClaimDefinition } from './useClaimCategories';
import { useClaimsWords } from './words';

/** A role is to get a claim, or to lose it. */
export interface GrantChange {
  role: Role;
  claim: ClaimDefinition;
  grant: boolean;
}

interface ReviewDialogProps {
  changes: readonly GrantChange[];
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** Says what the changes do to whom, before they are made. */
export function ReviewDialog({ changes, onClose, onSaved }: ReviewDialogProps) {
  const t = useT();
  const w = useClaimsWords();
  const [grant] = useGrantRoleClaimMutation();
  const [revoke] = useRevokeRoleClaimMutation();
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      for (const { role, claim, grant: isGrant } of changes) {
        await (isGrant ? grant : revoke)({ variables: { role, claimId: claim.id } });
      }
      toast.success(w('saved'));
      await onSaved();
    } catch (error) {
      toast.error(errorMessage(error, t, w('saveFailed')));
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
