import { useId } from 'react';
import { FormProblem } from '../../forms/FormProblem';
import { createRules, MAX_DISPLAY_NAME, MAX_EMAIL_LENGTH } from '../../forms/rules';
import { useForm } from '../../forms/useForm';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Stack } from '../../ui/Layout';
import { PasswordField, SelectField, TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { useViewer } from '../identity/viewer/viewer';
import { type ManagedUser, rolesToGive } from './managed-user';
import { useCreateUserMutation, useUpdateUserMutation } from './Users.generated';
import { useUsersWords } from './words';

interface UserEditorProps {
  /** Null makes a new account. */
  user: ManagedUser | null;
  onClose: () => void;
  onCreated?: (id: string) => void;
}

/** Makes or changes an account. */
export function UserEditor({ user, onClose, onCreated }: UserEditorProps) {
  const t = useT();
  const w = useUsersWords();
  const viewer = useViewer();
  const formId = useId();
  const rules = createRules(t);
  const [create] = useCreateUserMutation();
  const [update] = useUpdateUserMutation();
  const present = user?.role ?? 'BASIC';
  const roles = [...new Set([...rolesToGive(viewer), present])];

  const form = useForm({
    initial: {
      handle: user?.user.handle ?? '',
      displayName: user?.user.displayName ?? '',
      email: user?.email ?? '',
      password: '',
      role: present,
    },
    validate: ({ handle, displayName, email, password }) => ({
      handle: user ? null : rules.handle(handle),
      displayName: (user && rules.required(displayName)) || rules.atMost(MAX_DISPLAY_NAME, displayName),
      email: rules.email(email),
      password: user ? null : rules.newPassword(password),
    }),
    failure: w('saveFailed'),
    async submit({ handle, displayName, email, password, role: chosen }) {
      const role = chosen;
      const common = { email: email.trim(), displayName: displayName.trim() || null };
      if (user) {
        await update({ variables: { id: user.id, input: { ...common, ...(role !== present && { role }) } } });
        toast.success(w('saved'));
      } else {
        const { data } = await create({ variables: { input: { ...common, handle, password, role } } });
        toast.success(w('created'));
        if (data) onCreated?.(data.createManagedUser.id);
      }
      onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={user ? w('editTitle', { name: user.user.displayName }) : w('createTitle')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.submitting}>
            {w('save')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.form}>
        <Stack>
          <FormProblem form={form} />
          {!user && <TextField label={w('handle')} dir="ltr" autoComplete="off" required {...form.text('handle')} />}
          <TextField
            label={w('displayName')}
            dir="auto"
            autoComplete="off"
            optional={!user}
            {...form.text('displayName')}
          />
          <TextField
            label={w('email')}
            type="email"
            dir="ltr"
            autoComplete="off"
            maxLength={MAX_EMAIL_LENGTH}
            required
            {...form.text('email')}
          />
          {!user && (
            <PasswordField
              label={w('password')}
              hint={w('passwordHint')}
              autoComplete="new-password"
              required
              {...form.text('password')}
            />
          )}
          {roles.length > 1 && (
            <SelectField
              label={w('role')}
              hint={w('roleHint')}
              options={roles.map((role) => ({ value: role, label: w(role) }))}
              {...form.text('role')}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
