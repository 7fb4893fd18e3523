import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { useConfirmationMessages } from './messages';
import { hasPasskeys, signWithPasskey } from './passkeys';
import {
  useBeginPasskeyConfirmationMutation,
  useConfirmByPasskeyMutation,
  useFactorsQuery,
} from './Confirmation.generated';

interface PasskeyInsteadProps {
  /** @param token to be sent in place of the password. Rejects if the act fails. */
  onConfirmed: (token: string) => Promise<void>;
}

/** A button beside a password field, for those who have a passkey: it confirms the act without the password. */
export function PasskeyInstead({ onConfirmed }: PasskeyInsteadProps) {
  const t = useT();
  const w = useConfirmationMessages();
  const { data } = useFactorsQuery();
  const [begin] = useBeginPasskeyConfirmationMutation({ fetchPolicy: 'no-cache' });
  const [confirm] = useConfirmByPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [busy, setBusy] = useState(false);
  if (!hasPasskeys() || !data?.viewer?.security.passkeys.length) return null;

  async function run() {
    setBusy(true);
    try {
      const asked = await begin();
      const credential = await signWithPasskey(asked.data?.beginPasskeyConfirmation.options ?? '');
      const { data: confirmed } = await confirm({ variables: { credential } });
      await onConfirmed(confirmed?.confirmByPasskey.token ?? '');
    } catch (error) {
      toast.error(errorMessage(error, t, w('passkeyFailed')));
    }
    setBusy(false);
  }

  return (
    <Button variant="outline" icon={KeyRound} loading={busy} onClick={() => void run()}>
      {w('usePasskey')}
    </Button>
  );
}
