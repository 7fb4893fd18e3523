import { useState } from 'react';
import { EditorDialog } from '../../../forms/EditorDialog';
import { createRules, MAX_DISPLAY_NAME, MAX_EMAIL_LENGTH } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import type { Role } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { PasswordField, SelectField, TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { type ManagedUser, raisesToPower, rolesToGive } from './managed-user';
import { RaiseDialog, type Raise } from './RaiseDialog';
import { useCreateUserMutation, useUpdateUserMutation } from './Users.generated';
import { useUsersMessages } from './messages';

/** Only the server knows how a change affects order and count. */
const LISTED = { refetchQueries: ['Users'] };

interface Values {
  handle: string;
  displayName: string;
  email: string;
  password: string;
  role: Role;
}

interface UserEditorProps {
  /** Null creates an account. */
  user: ManagedUser | null;
  onClose: () => void;
  onCreated?: (id: string) => void;
}

/** Creates or edits an account. */
export function UserEditor({ user, onClose, onCreated }: UserEditorProps) {
  const t = useT();
  const w = useUsersMessages();
  const viewer = useViewer();
  const rules = createRules(t);
  const [create] = useCreateUserMutation(LISTED);
  const [update] = useUpdateUserMutation(LISTED);
  const [raise, setRaise] = useState<Raise | null>(null);
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
    submit: (values) =>
      raisesToPower(present, values.role) ? askedFirst(values, (password) => save(values, password)) : save(values),
  });
  async function save({ handle, displayName, email, password, role }: Values, currentPassword?: string) {
    const common = { email: email.trim(), displayName: displayName.trim() || null, currentPassword };
    if (user) {
      await update({ variables: { id: user.id, input: { ...common, ...(role !== present && { role }) } } });
      toast.success(w('saved'));
    } else {
      const { data } = await create({ variables: { input: { ...common, handle, password, role } } });
      toast.success(w('created'));
      if (data) onCreated?.(data.createManagedUser.id);
    }
    onClose();
  }

  /** Resolves when it is saved or the confirmation is canceled; rejects with an error of this form. */
  function askedFirst({ handle, displayName, role }: Values, saveWith: Raise['save']): Promise<void> {
    return new Promise((resolve, reject) =>
      setRaise({
        role,
        name: displayName.trim() || handle,
        save: saveWith,
        onEnd: (failure) => {
          setRaise(null);
          if (failure === null) resolve();
          // The form shows the error.
          else reject(failure);
        },
      }),
    );
  }

  return (
    <>
      <EditorDialog
        title={user ? w('editTitle', { name: user.user.displayName }) : w('createTitle')}
        form={form}
        saveLabel={w('save')}
        onClose={onClose}
      >
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
            hint={w(viewer?.role === 'ROOT' ? 'roleHintRoot' : 'roleHint')}
            options={roles.map((role) => ({ value: role, label: w(role) }))}
            {...form.text('role')}
          />
        )}
      </EditorDialog>
      {raise && <RaiseDialog raise={raise} />}
    </>
  );
}
