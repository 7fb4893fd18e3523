import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Muted } from '../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { useSecurityMessages } from './messages';
import { PasskeyRow } from './PasskeyRow';
import { hasPasskeys } from '../../session/confirmation/passkeys';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import { type PasskeyRow_PasskeyFragment, useRemovePasskeyMutation } from './Security.generated';

interface PasskeysPartProps {
  passkeys: readonly PasskeyRow_PasskeyFragment[];
  /** For password managers. */
  handle: string;
  /** The second factor is on. */
  withCode: boolean;
  /** Something has changed. */
  onChange: () => void;
}

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: PasskeyRow_PasskeyFragment } | null;

/** The viewer's passkeys. */
export function PasskeysPart({ passkeys, handle, withCode, onChange }: PasskeysPartProps) {
  const t = useT();
  const w = useSecurityMessages();
  const [open, setOpen] = useState<Open>(null);
  const [remove, { loading: removing }] = useRemovePasskeyMutation();
  const close = () => setOpen(null);

  /** A passkey that was removed elsewhere counts as success. */
  async function confirmRemoval(id: string) {
    try {
      await remove({ variables: { id } }).catch((failure: unknown) => {
        if (apiError(failure).code !== 'NOT_FOUND') throw failure;
      });
      onChange();
      close();
      toast.success(w('removed'));
    } catch (failure) {
      toast.error(errorMessage(failure, t, w('failed')));
    }
  }

  return (
    <>
      {passkeys.length === 0 ? (
        <Muted>{w('passkeysNone')}</Muted>
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ what: 'rename', passkey })}
              onRemove={() => setOpen({ what: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <div>
          <Button variant="outline" onClick={() => setOpen({ what: 'add' })}>
            {w('add')}
          </Button>
        </div>
      ) : (
        <Muted>{w('passkeysUnsupported')}</Muted>
      )}
      {open?.what === 'add' && (
        <AddPasskeyDialog handle={handle} withCode={withCode} onDone={onChange} onClose={close} />
      )}
      {open?.what === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onDone={onChange} onClose={close} />}
      {open?.what === 'remove' && (
        <ConfirmDialog
          open
          title={w('removeTitle')}
          text={w('removeText', { name: open.passkey.name })}
          confirmLabel={w('remove')}
          danger
          busy={removing}
          onConfirm={() => void confirmRemoval(open.passkey.id)}
          onClose={close}
        />
      )}
    </>
  );
}

const styles = sheet({ list: { listStyle: 'none', padding: '0', margin: '0' } });
