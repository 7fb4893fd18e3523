import { useState } from 'react';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { Button } from '../../../ui/form/Button';
import { Row } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { ReviewDialog } from './ReviewDialog';
import type { RoleChanges } from './useRoleChanges';
import { useClaimsMessages } from './messages';

/** The number of unsaved changes to roles, with buttons to review and discard them. */
export function PendingChanges({ of: { pending, discard, grants } }: { of: RoleChanges }) {
  const w = useClaimsMessages();
  const [reviewing, setReviewing] = useState(false);
  const guard = useLeaveGuard({ isDirty: pending.length > 0 });
  return (
    <>
      {pending.length > 0 && (
        <div className={styles.bar} role="status">
          <strong>{w('changes', { count: pending.length })}</strong>
          <Row>
            <Button variant="ghost" onClick={discard}>
              {w('discard')}
            </Button>
            <Button onClick={() => setReviewing(true)}>{w('review')}</Button>
          </Row>
        </div>
      )}
      {reviewing && pending.length > 0 && (
        <ReviewDialog
          changes={pending}
          onClose={() => setReviewing(false)}
          onSaved={async () => {
            await grants.refetch().catch(() => undefined);
            discard();
            setReviewing(false);
          }}
        />
      )}
      {guard.question}
    </>
  );
}

const styles = sheet({
  bar: {
    position: 'sticky',
    insetBlockEnd: { base: '4.5rem', md: '4' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '3',
    paddingInlineStart: '5',
    borderRadius: 'card',
    bg: 'bg.raised',
    boxShadow: 'dialog',
  },
});
