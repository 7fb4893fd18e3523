import { useState } from 'react';
import { createRules } from '../../../forms/rules';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { sheet } from '../../../ui/theme/sheet';
import { useResendVerificationMutation } from './Registration.generated';
import { usePause } from './usePause';
import { useEntranceMessages } from '../messages';
import { isForInputMethod } from '../../../ui/form/input-method';

const PAUSE_SECONDS = 60;

interface ResendVerificationProps {
  /** The email address, or a handle, whose address the server knows; null shows a field. */
  login: string | null;
  /** An email has just been sent, so the pause is running. */
  justSent?: boolean;
  /** The main action of its page. */
  primary?: boolean;
}

/** Sends the verification email again, at most once a minute. Not a form, because it is used inside forms. */
export function ResendVerification({ login, justSent = false, primary = false }: ResendVerificationProps) {
  const t = useT();
  const w = useEntranceMessages();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const pause = usePause(PAUSE_SECONDS, justSent);
  const [resend, { loading }] = useResendVerificationMutation({ context: { anonymous: true } });
  const address = login ?? typed.trim();

  async function send() {
    const wrong = login === null ? createRules(t).email(address) : null;
    setComplaint(wrong);
    if (wrong) return;
    try {
      await resend({ variables: { email: address } });
      pause.begin();
      toast.success(w('resent'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('resendFailed')));
    }
  }

  return (
    <div className={styles.root}>
      {login === null && (
        <TextField
          label={w('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          value={typed}
          error={complaint}
          onChange={(event) => {
            setTyped(event.target.value);
            setComplaint(null);
          }}
          onKeyDown={(event) => {
            // Enter must not submit the form around it.
            if (event.key !== 'Enter' || isForInputMethod(event.nativeEvent)) return;
            event.preventDefault();
            if (pause.left === 0) void send();
          }}
        />
      )}
      <Button
        {...(primary ? ({ size: 'lg', full: true } as const) : ({ variant: 'outline', size: 'sm' } as const))}
        loading={loading}
        disabled={pause.left > 0}
        onClick={() => void send()}
      >
        {pause.left > 0 ? w('resendIn', { count: pause.left }) : w('resend')}
      </Button>
    </div>
  );
}

const styles = sheet({
  root: { display: 'grid', justifyItems: 'start', gap: '3', width: 'full', '& > :not(button)': { width: 'full' } },
});
