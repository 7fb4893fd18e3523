import { useApolloClient } from '@apollo/client/react';
import { Form } from '../../forms/Form';
import { FormProblem } from '../../forms/FormProblem';
import { createRules, MAX_DISPLAY_NAME, MAX_EMAIL_LENGTH } from '../../forms/rules';
import { useForm } from '../../forms/useForm';
import { useIdempotencyKeys } from '../../graphql/idempotency-key';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { PasswordField, TextField } from '../../ui/TextField';
import { HandleField } from './HandleField';
import { PasswordStrength } from './PasswordStrength';
import { HandleExistsDocument, useRegisterMutation } from './Registration.generated';
import { useHandleExists } from './useHandleExists';

interface RegisterFormProps {
  /** With the address that the link was sent to. */
  onRegistered: (email: string) => void;
}

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const t = useT();
  const rules = createRules(t);
  const keys = useIdempotencyKeys();
  const cache = useApolloClient();
  const [register] = useRegisterMutation();

  const takenOf = (handle: string) =>
    cache.readQuery({ query: HandleExistsDocument, variables: { handle } })?.handleExists
      ? t('registration.handleTaken', { handle })
      : null;

  const form = useForm({
    initial: { handle: '', email: '', displayName: '', password: '' },
    validate: ({ handle, email, displayName, password }) => ({
      handle: rules.handle(handle) ?? takenOf(handle),
      email: rules.email(email),
      displayName: rules.atMost(MAX_DISPLAY_NAME, displayName),
      password: rules.newPassword(password),
    }),
    failure: t('errors.register'),
    async submit({ handle, email, displayName, password }) {
      const input = { handle, email: email.trim(), password, displayName: displayName.trim() || null };
      await register({ variables: { input }, context: { anonymous: true, idempotencyKey: keys.for(input) } });
      onRegistered(input.email);
    },
  });
  const { handle, email, password } = form.values;
  const exists = useHandleExists(handle);

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <HandleField exists={exists} {...form.text('handle')} />
      <TextField
        label={t('registration.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={MAX_EMAIL_LENGTH}
        required
        hint={t('registration.emailHint')}
        {...form.text('email')}
      />
      <TextField
        label={t('registration.displayName')}
        autoComplete="name"
        dir="auto"
        optional
        {...form.text('displayName')}
      />
      <PasswordField
        label={t('registration.password')}
        autoComplete="new-password"
        required
        hint={<PasswordStrength password={password} personalWords={[handle, email]} />}
        {...form.text('password')}
      />
      <Button type="submit" size="lg" full loading={form.submitting}>
        {t('registration.create')}
      </Button>
    </Form>
  );
}
