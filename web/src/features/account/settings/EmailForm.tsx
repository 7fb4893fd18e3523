import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { PasswordField, TextField } from '../../../ui/form/TextField';
import { Muted, Row } from '../../../ui/layout/Layout';
import { PasskeyInstead } from '../../session/confirmation/PasskeyInstead';
import { useSettingsMessages } from './messages';
import { useChangeEmailMutation } from './Settings.generated';

interface EmailFormProps {
  /** For password managers. */
  handle: string;
  onDone: () => void;
}

/** Asks for a new email address and the password. */
export function EmailForm({ handle, onDone }: EmailFormProps) {
  const t = useT();
  const w = useSettingsMessages();
  const rules = createRules(t);
  const [change] = useChangeEmailMutation();
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: rules.email(email),
      password: password ? null : rules.required(''),
    }),
    failure: w('emailFailed'),
    submit: send,
  });
  async function send(input: { email: string; password: string }) {
    await change({ variables: { input } });
    toast.success(w('emailSent'));
    form.reset();
    onDone();
  }

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <Muted>{w('emailHint')}</Muted>
      <input type="text" name="username" autoComplete="username" value={handle} readOnly hidden />
      <TextField
        label={w('newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        required
        {...form.text('email')}
      />
      <PasswordField label={w('currentPassword')} autoComplete="current-password" required {...form.text('password')} />
      <Row wrap>
        <Button type="submit" loading={form.submitting}>
          {w('sendLinks')}
        </Button>
        {rules.email(form.values.email) === null && (
          <PasskeyInstead onConfirmed={(password) => send({ email: form.values.email, password })} />
        )}
      </Row>
    </Form>
  );
}
