import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules, MAX_EMAIL_LENGTH } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { useForgotPasswordMutation } from './PasswordReset.generated';
import { useEntranceMessages } from '../messages';

interface ForgotPasswordFormProps {
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const t = useT();
  const w = useEntranceMessages();
  const rules = createRules(t);
  const [ask] = useForgotPasswordMutation({ context: { anonymous: true } });

  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: rules.email(email) }),
    failure: w('forgotFailed'),
    async submit({ email }) {
      await ask({ variables: { email: email.trim() } });
      onSent(email.trim());
    },
  });

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <TextField
        label={w('email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={MAX_EMAIL_LENGTH}
        required
        {...form.text('email')}
      />
      <Button type="submit" size="lg" full loading={form.submitting}>
        {w('sendLink')}
      </Button>
    </Form>
  );
}
