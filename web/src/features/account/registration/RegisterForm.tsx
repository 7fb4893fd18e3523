import { useApolloClient } from '@apollo/client/react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules, MAX_DISPLAY_NAME, MAX_EMAIL_LENGTH } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { PasswordField, TextField } from '../../../ui/form/TextField';
import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { takesFocus } from '../signing-in/takes-focus';
import { HandleField } from './HandleField';
import { PasswordStrength } from './PasswordStrength';
import { HandleExistsDocument, useRegisterMutation } from './Registration.generated';
import { useHandleExists } from './useHandleExists';
import { useEntranceMessages } from '../messages';

interface RegisterFormProps {
  /** Called with the email address that the link was sent to. */
  onRegistered: (email: string) => void;
}

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const t = useT();
  const w = useEntranceMessages();
  const rules = createRules(t);
  const keys = useIdempotencyKeys();
  const cache = useApolloClient();
  const [register] = useRegisterMutation();

  const takenOf = (handle: string) =>
    cache.readQuery({ query: HandleExistsDocument, variables: { handle } })?.handleExists
      ? w('handleTaken', { handle })
      : null;

  const form = useForm({
    initial: { handle: '', email: '', displayName: '', password: '' },
    validate: ({ handle, email, displayName, password }) => ({
      handle: rules.handle(handle) ?? takenOf(handle),
      email: rules.email(email),
      displayName: rules.atMost(MAX_DISPLAY_NAME, displayName),
      password: rules.newPassword(password),
    }),
    failure: w('registerFailed'),
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
      <HandleField exists={exists} {...takesFocus} {...form.text('handle')} />
      <TextField
        label={w('email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={MAX_EMAIL_LENGTH}
        required
        hint={form.text('email').error ? undefined : w('emailHint')}
        {...form.text('email')}
      />
      <TextField label={w('displayName')} autoComplete="name" dir="auto" optional {...form.text('displayName')} />
      <PasswordField
        label={w('password')}
        autoComplete="new-password"
        required
        hint={
          form.text('password').error ? undefined : (
            <PasswordStrength password={password} personalWords={[handle, email]} />
          )
        }
        {...form.text('password')}
      />
      <div className={styles.end}>
        <Button type="submit" size="lg" full loading={form.submitting}>
          {w('create')}
        </Button>
        <p className={styles.terms}>
          {w.rich('agree', {
            terms: (
              <TextLink key="terms" to="/help?tab=terms" target="_blank">
                {w('terms')}
              </TextLink>
            ),
            privacy: (
              <TextLink key="privacy" to="/help?tab=privacy" target="_blank">
                {w('privacy')}
              </TextLink>
            ),
          })}
        </p>
      </div>
    </Form>
  );
}

const styles = sheet({
  end: { display: 'flex', flexDirection: 'column', gap: '3' },
  terms: { fontSize: 'sm', color: 'fg.muted', textAlign: 'center', textWrap: 'pretty' },
});
