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
    async submit({ currentPassword, newPassword }) {
      await change({ variables: { input: { currentPassword, newPassword } } });
      toast.success(w('passwordChanged'));
      form.reset();
    },
  });

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
      <Row>
        <Button type="submit" loading={form.submitting}>
          {w('passwordChange')}
        </Button>
      </Row>
    </Form>
  );
}
