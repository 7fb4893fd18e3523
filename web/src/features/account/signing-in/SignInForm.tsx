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
import { TextLink } from '../../../ui/navigation/TextLink';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { ResendVerification } from '../registration/ResendVerification';
import type { TokenPair } from '../../session/sign-in/token-storage';
import { useLoginMutation } from '../../session/sign-in/SignIn.generated';
import { useSession } from '../../session/sign-in/useSession';
import { useWayBack } from '../../session/viewer/useWayBack';
import { useEntranceMessages } from '../messages';
import { CodeFields } from './CodeFields';
import { PasskeyButton } from './PasskeyButton';
import { takesFocus } from '../takes-focus';

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

/** The sign-in form, whose second step asks those who have a second factor for its code; the guard of the page redirects afterwards. */
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

  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    initial: { login: known, password: '', code: '' },
    validate: (values) => ({
      login: rules.required(values.login),
      password: values.password ? null : rules.required(''),
      code: needsCode ? rules.required(values.code) : null,
    }),
    failure: w('signInFailed'),
    async submit() {
      try {
        await send(false);
      } catch (error) {
        const { reason, values } = apiError(error);
        const asked = reason === 'ACCOUNT_LEAVING' ? values['leavesAt'] : null;
        if (typeof asked === 'string') setLeavesAt(asked);
        // The password is right: the next step asks for the code.
        else if (reason === 'SECOND_FACTOR_REQUIRED') setNeedsCode(true);
        else throw error;
      }
    },
  });

  async function send(takeBack: boolean) {
    const { login: typed, password, code } = form.values;
    const input = { login: typed.trim(), password, takeBack, ...(needsCode && { code: code.trim() }) };
    const { data } = await login({ variables: { input } });
    if (data) await enter(data.login);
  }

  async function enter(pair: TokenPair) {
    await beforeEntering?.(pair);
    signIn(pair);
  }

  async function takeBack() {
    setTakingBack(true);
    try {
      await send(true);
    } catch (error) {
      toast.error(errorMessage(error, t, w('signInFailed')));
    }
    setTakingBack(false);
    setLeavesAt(null);
  }

  const name = form.values.login.trim();
  const question = leavesAt !== null && (
    <Suspense fallback={null}>
      <TakeBackDialog
        leavesAt={leavesAt}
        busy={takingBack}
        onTakeBack={() => void takeBack()}
        onClose={() => setLeavesAt(null)}
      />
    </Suspense>
  );

  if (needsCode) {
    return (
      <Form key="code" {...form.form}>
        <FormProblem form={form} />
        <CodeFields
          field={form.text('code')}
          submitting={form.submitting}
          onBack={() => {
            form.reset({ login: form.values.login, password: '', code: '' });
            setNeedsCode(false);
          }}
        />
        {question}
      </Form>
    );
  }
  return (
    <Form key="password" {...form.form}>
      <FormProblem form={form}>
        {form.reason === 'EMAIL_NOT_VERIFIED' && <ResendVerification login={name} />}
      </FormProblem>
      <TextField
        label={w('login')}
        autoComplete="username webauthn"
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
      <PasskeyButton onSignedIn={enter} />
      {question}
    </Form>
  );
}
