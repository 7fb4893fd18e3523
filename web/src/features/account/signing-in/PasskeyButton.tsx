import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { whenIdle } from '../../../ui/loading/when-idle';
import type { TokenPair } from '../../session/sign-in/token-storage';
import { useEntranceMessages } from '../messages';
import { abandonPasskey, hasAutofill, hasPasskeys, signWithPasskey } from '../../session/confirmation/passkeys';
import { useBeginPasskeySignInMutation, useLoginWithPasskeyMutation } from './Passkeys.generated';

/** A suggestion's challenge is replaced before its five minutes are over. */
const RENEW_MS = 4 * 60 * 1_000;

interface PasskeyButtonProps {
  onSignedIn: (pair: TokenPair) => Promise<void>;
}

/** Signs in with a passkey: by this button, or among the suggestions of the name's field where the browser has them. */
export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  const t = useT();
  const w = useEntranceMessages();
  const options = { context: { anonymous: true }, fetchPolicy: 'no-cache' } as const;
  const [begin] = useBeginPasskeySignInMutation(options);
  const [login] = useLoginWithPasskeyMutation(options);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  async function signIn(isAutofill: boolean) {
    const asked = await begin();
    const credential = await signWithPasskey(asked.data?.beginPasskeySignIn.options ?? '', isAutofill);
    const { data } = await login({ variables: { credential } });
    if (data) await onSignedIn(data.loginWithPasskey);
  }

  /** Another suggestion, the button or leaving the page ends it; none of these is a failure. */
  const beginSuggesting = () => void signIn(true).catch(() => undefined);
  const suggest = useEffectEvent(() => {
    if (!busy) beginSuggesting();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    const start = async () => {
      if (isGone || !(await hasAutofill()) || isGone) return;
      suggest();
      timer = setInterval(suggest, RENEW_MS);
    };
    // The page comes first.
    whenIdle(() => void start().catch(() => undefined));
    return () => {
      isGone = true;
      clearInterval(timer);
      if (timer) abandonPasskey().catch(() => undefined);
    };
  }, []);

  async function press() {
    setBusy(true);
    setProblem(null);
    try {
      await signIn(false);
    } catch (error) {
      setProblem(error);
      hasAutofill().then(
        (has) => has && beginSuggesting(),
        () => undefined,
      );
    }
    setBusy(false);
  }

  if (!hasPasskeys()) return null;
  return (
    <>
      <Button variant="outline" size="lg" full icon={KeyRound} loading={busy} onClick={() => void press()}>
        {w('passkey')}
      </Button>
      {problem !== null && (
        <Alert tone="danger" live>
          {errorMessage(problem, t, w('passkeyFailed'))}
        </Alert>
      )}
    </>
  );
}
