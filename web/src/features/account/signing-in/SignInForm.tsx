import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { PasswordField, TextField } from '../../../ui/form/TextField';
import { TextLink } from '../../../ui/navigation/TextLink';
import { ResendVerification } from '../registration/ResendVerification';
import type { TokenPair } from '../../session/sign-in/token-storage';
import { useLoginMutation } from '../../session/sign-in/SignIn.generated';
import { useSession } from '../../session/sign-in/useSession';
import { useWayBack } from '../../session/viewer/useWayBack';
import { useEntranceMessages } from '../messages';
import { takesFocus } from './takes-focus';

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

  const form = useForm({
    initial: { login: known, password: '' },
    validate: (values) => ({
      login: rules.required(values.login),
      password: values.password ? null : rules.required(''),
    }),
    failure: w('signInFailed'),
    async submit({ login: name, password }) {
      const { data } = await login({ variables: { input: { login: name.trim(), password } } });
      if (!data) return;
      await beforeEntering?.(data.login);
      signIn(data.login);
    },
  });
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
    </Form>
  );
}
