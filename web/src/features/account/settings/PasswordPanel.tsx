import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Muted, Row } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/feedback/toast';
import { NewPasswordFields } from '../passwords/NewPasswordFields';
import { PasskeyInstead } from '../../session/confirmation/PasskeyInstead';
import { ProofFields, useAsksForCode } from '../../session/confirmation/ProofFields';
import type { Viewer } from '../../session/viewer/viewer';
import { useChangePasswordMutation } from './Settings.generated';
import { useSettingsMessages } from './messages';

export function PasswordPanel({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const w = useSettingsMessages();
  const rules = createRules(t);
  const withCode = useAsksForCode();
  const [change] = useChangePasswordMutation();

  const form = useForm({
    initial: { currentPassword: '', code: '', newPassword: '', repeated: '' },
    validate: ({ currentPassword, code, newPassword, repeated }) => ({
      currentPassword: currentPassword ? null : rules.required(''),
      code: withCode ? rules.required(code) : null,
      newPassword: rules.newPassword(newPassword),
      repeated: rules.same(repeated, newPassword),
    }),
    failure: w('changePasswordFailed'),
    submit: ({ currentPassword, code, newPassword }) => send({ currentPassword, newPassword, code: code || undefined }),
  });
  async function send(input: { currentPassword: string; newPassword: string; code?: string | undefined }) {
    await change({ variables: { input } });
    toast.success(w('passwordChanged'));
    form.reset();
  }
  const { newPassword, repeated } = form.values;
  const isNewOneFine = rules.newPassword(newPassword) === null && newPassword === repeated;

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      <ProofFields
        label={w('currentPassword')}
        password={form.text('currentPassword')}
        code={form.text('code')}
        withCode={withCode}
        handle={viewer.handle}
      />
      <NewPasswordFields
        password={form.text('newPassword')}
        repeated={form.text('repeated')}
        personalWords={[viewer.handle, viewer.email, viewer.displayName]}
      />
      <Muted>{w('passwordHint')}</Muted>
      <Row wrap>
        <Button type="submit" loading={form.submitting}>
          {w('passwordChange')}
        </Button>
        {isNewOneFine && <PasskeyInstead onConfirmed={(currentPassword) => send({ currentPassword, newPassword })} />}
      </Row>
    </Form>
  );
}
