import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { Muted, Row } from '../../../ui/Layout';
import { PasswordField } from '../../../ui/TextField';
import { toast } from '../../../ui/toast';
import { NewPasswordFields } from '../passwords/NewPasswordFields';
import type { Viewer } from '../viewer/viewer';
import { useChangePasswordMutation } from './Settings.generated';

export function PasswordPanel({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const rules = createRules(t);
  const [change] = useChangePasswordMutation();

  const form = useForm({
    initial: { currentPassword: '', newPassword: '', repeated: '' },
    validate: ({ currentPassword, newPassword, repeated }) => ({
      currentPassword: currentPassword ? null : rules.required(''),
      newPassword: rules.newPassword(newPassword),
      repeated: rules.same(repeated, newPassword),
    }),
    failure: t('errors.changePassword'),
    async submit({ currentPassword, newPassword }) {
      await change({ variables: { input: { currentPassword, newPassword } } });
      toast.success(t('profile.passwordChanged'));
      form.reset();
    },
  });

  return (
    <Form {...form.form}>
      <FormProblem form={form} />
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={viewer.handle} readOnly hidden />
      <PasswordField
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        required
        {...form.text('currentPassword')}
      />
      <NewPasswordFields
        password={form.text('newPassword')}
        repeated={form.text('repeated')}
        personalWords={[viewer.handle, viewer.email, viewer.displayName]}
      />
      <Muted>{t('profile.passwordHint')}</Muted>
      <Row>
        <Button type="submit" loading={form.submitting}>
          {t('profile.changePassword')}
        </Button>
      </Row>
    </Form>
  );
}
