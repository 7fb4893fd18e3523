import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { apiError } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { useResetPasswordMutation } from './PasswordReset.generated';
import { NewPasswordFields } from './NewPasswordFields';
import { useEntranceMessages } from '../messages';

interface ResetPasswordFormProps {
  /** The token from the email. */
  token: string;
  onDone: () => void;
  /** The token is expired, used or invalid. */
  onBroken: () => void;
}

export function ResetPasswordForm({ token, onDone, onBroken }: ResetPasswordFormProps) {
  const t = useT();
  const w = useEntranceMessages();
  const rules = createRules(t);
  const [reset] = useResetPasswordMutation({ context: { anonymous: true } });

  const form = useForm({
    initial: { password: '', repeated: '' },
    validate: ({ password, repeated }) => ({
      password: rules.newPassword(password),
      repeated: rules.same(repeated, password),
    }),
    failure: w('resetFailed'),
    async submit({ password }) {
      try {
        await reset({ variables: { input: { token, password } } });
      } catch (error) {
        const { reason } = apiError(error);
        if (reason === 'TOKEN_INVALID' || reason === 'TOKEN_EXPIRED') return onBroken();
        throw error;
      }
      onDone();
    },
  });

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <NewPasswordFields password={form.text('password')} repeated={form.text('repeated')} />
      <Button type="submit" size="lg" full loading={form.submitting}>
        {w('setPassword')}
      </Button>
    </Form>
  );
}
