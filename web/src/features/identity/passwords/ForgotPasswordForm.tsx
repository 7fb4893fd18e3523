import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules, MAX_EMAIL_LENGTH } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { useForgotPasswordMutation } from '../../registration/Registration.generated';

interface ForgotPasswordFormProps {
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const t = useT();
  const rules = createRules(t);
  const [ask] = useForgotPasswordMutation({ context: { anonymous: true } });

  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: rules.email(email) }),
    failure: t('errors.forgotPassword'),
    async submit({ email }) {
      await ask({ variables: { email: email.trim() } });
      onSent(email.trim());
    },
  });

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <TextField
        label={t('identity.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={MAX_EMAIL_LENGTH}
        required
        {...form.text('email')}
      />
      <Button type="submit" size="lg" full loading={form.submitting}>
        {t('identity.sendLink')}
      </Button>
    </Form>
  );
}
