import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { PasswordField, TextField } from '../../../ui/TextField';
import { TextLink } from '../../../ui/TextLink';
import { ResendVerification } from '../../registration/ResendVerification';
import { useLoginMutation } from '../session/SignIn.generated';
import { useSession } from '../session/useSession';

/** Signs in; the guard of the page then leads on. */
export function SignInForm() {
  const t = useT();
  const rules = createRules(t);
  const { signIn } = useSession();
  // Neither an old bearer on the way there nor the tokens in the cache on the way back.
  const [login] = useLoginMutation({ context: { anonymous: true }, fetchPolicy: 'no-cache' });

  const form = useForm({
    initial: { login: '', password: '' },
    validate: (values) => ({
      login: rules.required(values.login),
      password: values.password ? null : rules.required(''),
    }),
    failure: t('errors.login'),
    async submit({ login: name, password }) {
      const { data } = await login({ variables: { input: { login: name.trim(), password } } });
      if (data) signIn(data.login);
    },
  });
  const name = form.values.login.trim();

  return (
    <Form {...form.form}>
      <FormProblem form={form}>
        {form.reason === 'EMAIL_NOT_VERIFIED' && <ResendVerification email={name.includes('@') ? name : null} />}
      </FormProblem>
      <TextField
        label={t('identity.login')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        dir="auto"
        required
        {...form.text('login')}
      />
      <PasswordField
        label={t('identity.password')}
        autoComplete="current-password"
        required
        hint={
          <TextLink to="/forgot-password" quiet>
            {t('identity.forgot')}
          </TextLink>
        }
        {...form.text('password')}
      />
      <Button type="submit" size="lg" full loading={form.submitting}>
        {t('identity.signIn')}
      </Button>
    </Form>
  );
}
