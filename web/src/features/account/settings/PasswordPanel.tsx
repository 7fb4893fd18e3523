import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Muted, Row } from '../../../ui/layout/Layout';
import { PasswordField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { NewPasswordFields } from '../passwords/NewPasswordFields';
import { PasskeyInstead } from '../../session/confirmation/PasskeyInstead';
import type { Viewer } from '../../session/viewer/viewer';
import { useChangePasswordMutation } from './Settings.generated';
import { useSettingsMessages } from './messages';

export function PasswordPanel({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const w = useSettingsMessages();
  const rules = createRules(t);
  const [change] = useChangePasswordMutation();

  const form = useForm({
    initial: { currentPassword: '', newPassword: '', repeated: '' },
    validate: ({ currentPassword, newPassword, repeated }) => ({
      currentPassword: currentPassword ? null : rules.required(''),
      newPassword: rules.newPassword(newPassword),
      repeated: rules.same(repeated, newPassword),
    }),
    failure: w('changePasswordFailed'),
    submit: send,
  });
  async function send({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) {
    await change({ variables: { input: { currentPassword, newPassword } } });
    toast.success(w('passwordChanged'));
    form.reset();
  }
  const { newPassword, repeated } = form.values;
  const isNewOneFine = rules.newPassword(newPassword) === null && newPassword === repeated;

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={viewer.handle} readOnly hidden />
      <PasswordField
        label={w('currentPassword')}
        autoComplete="current-password"
        required
        {...form.text('currentPassword')}
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
