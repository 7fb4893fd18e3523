import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Muted, Row } from '../../../ui/layout/Layout';
import { PasskeyInstead } from '../../session/confirmation/PasskeyInstead';
import { ProofFields, useAsksForCode } from '../../session/confirmation/ProofFields';
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
  const withCode = useAsksForCode();
  const [change] = useChangeEmailMutation();
  const form = useForm({
    initial: { email: '', password: '', code: '' },
    validate: ({ email, password, code }) => ({
      email: rules.email(email),
      password: password ? null : rules.required(''),
      code: withCode ? rules.required(code) : null,
    }),
    failure: w('emailFailed'),
    submit: ({ code, ...input }) => send({ ...input, code: code || undefined }),
  });
  async function send(input: { email: string; password: string; code?: string | undefined }) {
    await change({ variables: { input } });
    toast.success(w('emailSent'));
    form.reset();
    onDone();
  }

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <Muted>{w('emailHint')}</Muted>
      <TextField
        label={w('newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        required
        {...form.text('email')}
      />
      <ProofFields
        label={w('currentPassword')}
        password={form.text('password')}
        code={form.text('code')}
        withCode={withCode}
        handle={handle}
      />
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
