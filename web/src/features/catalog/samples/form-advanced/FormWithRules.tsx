import { Form } from '../../../../forms/Form';
import { createRules } from '../../../../forms/rules';
import { useForm } from '../../../../forms/useForm';
import { useT } from '../../../../i18n/I18nProvider';
import { Button } from '../../../../ui/form/Button';
import { PasswordField, TextField } from '../../../../ui/form/TextField';
import { toast } from '../../../../ui/feedback/toast';
import { useMessages } from '../messages';

export function FormWithRules() {
  const t = useT();
  const w = useMessages();
  const rules = createRules(t);
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({ email: rules.email(email), password: rules.newPassword(password) }),
    failure: w('alertDanger'),
    async submit() {
      toast.success(w('saved'));
    },
  });
  return (
    <Form {...form.form} aria-label={w('join')}>
      <TextField label={w('email')} type="email" dir="ltr" autoComplete="off" {...form.text('email')} />
      <PasswordField label={w('password')} autoComplete="new-password" {...form.text('password')} />
      <Button type="submit" loading={form.submitting}>
        {w('join')}
      </Button>
    </Form>
  );
}
