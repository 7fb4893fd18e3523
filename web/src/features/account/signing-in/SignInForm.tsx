import { Suspense, useState } from 'react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { PasswordField, TextField } from '../../../ui/form/TextField';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { TextLink } from '../../../ui/navigation/TextLink';
import { ResendVerification } from '../registration/ResendVerification';
import type { TokenPair } from '../../session/sign-in/token-storage';
import { useLoginMutation } from '../../session/sign-in/SignIn.generated';
import { useSession } from '../../session/sign-in/useSession';
import { useWayBack } from '../../session/viewer/useWayBack';
import { useEntranceMessages } from '../messages';
import { takesFocus } from './takes-focus';

/** For the few who come back to an account that they asked to delete. */
const TakeBackDialog = lazyWithRetry(async () => ({
  default: (await import('../leaving/TakeBackDialog')).TakeBackDialog,
}));

interface SignInFormProps {
  /** Filled in, if it is known; the focus then begins at the password. */
  login?: string;
  /** Awaited between the right password and the new session. */
  beforeEntering?: (pair: TokenPair) => Promise<void>;
}

/** The sign-in form; the guard of the page redirects afterwards. */
export function SignInForm({ login: known = '', beforeEntering }: SignInFormProps) {
  const t = useT();
  const w = useEntranceMessages();
  const rules = createRules(t);
  const wayBack = useWayBack();
  const { signIn } = useSession();
  // Sends no old token, and keeps the new tokens out of the cache.
  const [login] = useLoginMutation({ context: { anonymous: true }, fetchPolicy: 'no-cache' });
  /** When the account would be deleted, while its owner is asked whether to keep it. */
  const [leavesAt, setLeavesAt] = useState<string | null>(null);
  const [takingBack, setTakingBack] = useState(false);

  async function enter(name: string, password: string, takeBack: boolean) {
    const { data } = await login({ variables: { input: { login: name.trim(), password, takeBack } } });
    if (!data) return;
    await beforeEntering?.(data.login);
    signIn(data.login);
  }

  const form = useForm({
    initial: { login: known, password: '' },
    validate: (values) => ({
      login: rules.required(values.login),
      password: values.password ? null : rules.required(''),
    }),
    failure: w('signInFailed'),
    async submit({ login: name, password }) {
      try {
        await enter(name, password, false);
      } catch (error) {
        const { reason, values } = apiError(error);
        const asked = reason === 'ACCOUNT_LEAVING' ? values['leavesAt'] : null;
        if (typeof asked !== 'string') throw error;
        setLeavesAt(asked);
      }
    },
  });

  async function takeBack() {
    setTakingBack(true);
    try {
      await enter(form.values.login, form.values.password, true);
    } catch (error) {
      toast.error(errorMessage(error, t, w('signInFailed')));
    }
    setTakingBack(false);
    setLeavesAt(null);
  }

  const name = form.values.login.trim();

  return (
    <Form {...form.form}>
      <FormProblem form={form}>
        {form.reason === 'EMAIL_NOT_VERIFIED' && <ResendVerification login={name} />}
      </FormProblem>
      <TextField
        label={w('login')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        dir="auto"
        required
        {...(known === '' && takesFocus)}
        {...form.text('login')}
      />
      <PasswordField
        label={w('password')}
        autoComplete="current-password"
        required
        {...(known !== '' && takesFocus)}
        hint={
          <TextLink to="/forgot-password" state={wayBack} quiet>
            {w('forgot')}
          </TextLink>
        }
        {...form.text('password')}
      />
      <Button type="submit" size="lg" full loading={form.submitting}>
        {w('signIn')}
      </Button>
      <Suspense fallback={null}>
        {leavesAt !== null && (
          <TakeBackDialog
            leavesAt={leavesAt}
            busy={takingBack}
            onTakeBack={() => void takeBack()}
            onClose={() => setLeavesAt(null)}
          />
        )}
      </Suspense>
    </Form>
  );
}
