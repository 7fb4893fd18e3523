import { useState } from 'react';
import { createRules } from '../../forms/rules';
import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { sheet } from '../../ui/theme/sheet';
import { useResendVerificationMutation } from './Registration.generated';
import { usePause } from './usePause';

const PAUSE_SECONDS = 60;

interface ResendVerificationProps {
  /** Where to send it; null asks for it. */
  email: string | null;
  /** A mail has just been sent: the pause runs from the start. */
  justSent?: boolean;
  /** The one thing to do on its page. */
  primary?: boolean;
}

/** Sends the verification mail again, once a minute. Not a form: it stands inside forms. */
export function ResendVerification({ email, justSent = false, primary = false }: ResendVerificationProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const pause = usePause(PAUSE_SECONDS, justSent);
  const [resend, { loading }] = useResendVerificationMutation({ context: { anonymous: true } });
  const address = email ?? typed.trim();

  async function send() {
    const wrong = createRules(t).email(address);
    setComplaint(wrong);
    if (wrong) return;
    try {
      await resend({ variables: { email: address } });
      pause.begin();
      toast.success(t('registration.resent'));
    } catch (error) {
      toast.error(errorMessage(error, t, t('errors.resendVerification')));
    }
  }

  return (
    <div className={styles.root}>
      {email === null && (
        <TextField
          label={t('registration.email')}
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
            // Enter would send the form around it.
            if (event.key !== 'Enter') return;
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
        {pause.left > 0 ? t('registration.resendIn', { count: pause.left }) : t('registration.resend')}
      </Button>
    </div>
  );
}

const styles = sheet({
  root: { display: 'grid', justifyItems: 'start', gap: '3', width: 'full', '& > :not(button)': { width: 'full' } },
});
