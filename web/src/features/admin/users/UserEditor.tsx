import { useState } from 'react';
import { EditorDialog } from '../../../forms/EditorDialog';
import { createRules, MAX_DISPLAY_NAME, MAX_EMAIL_LENGTH } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import type { Role } from '../../../graphql/schema.generated';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { type Language, languageNames, languages } from '../../../i18n/languages';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { type ManagedUser, raisesToPower, rolesToGive } from './managed-user';
import { RaiseDialog, type Raise } from './RaiseDialog';
import { useInviteUserMutation, useUpdateUserMutation } from './Users.generated';
import { useUsersMessages } from './messages';

/** Only the server knows how a change affects order and count. */
const LISTED = { refetchQueries: ['Users'] };

interface Values {
  handle: string;
  displayName: string;
  email: string;
  role: Role;
  language: Language;
}

interface UserEditorProps {
  /** Null invites someone. */
  user: ManagedUser | null;
  onClose: () => void;
  onInvited?: (id: string) => void;
}

/** Edits an account, or makes one by an invitation. */
export function UserEditor({ user, onClose, onInvited }: UserEditorProps) {
  const t = useT();
  const w = useUsersMessages();
  const viewer = useViewer();
  const rules = createRules(t);
  const { language } = useLanguage();
  const [invite] = useInviteUserMutation(LISTED);
  const [update] = useUpdateUserMutation(LISTED);
  const [raise, setRaise] = useState<Raise | null>(null);
  const present = user?.role ?? 'BASIC';
  const roles = [...new Set([...rolesToGive(viewer), present])];

  const form = useForm({
    initial: {
      handle: user?.user.handle ?? '',
      displayName: user?.user.displayName ?? '',
      email: user?.email ?? '',
      role: present,
      language,
    },
    validate: ({ handle, displayName, email }) => ({
      handle: user ? null : rules.handle(handle),
      displayName: (user && rules.required(displayName)) || rules.atMost(MAX_DISPLAY_NAME, displayName),
      email: rules.email(email),
    }),
    failure: w('saveFailed'),
    submit: (values) =>
      raisesToPower(present, values.role) ? askedFirst(values, (password) => save(values, password)) : save(values),
  });
  async function save(values: Values, currentPassword?: string) {
    const { handle, displayName, email, role } = values;
    const common = { email: email.trim(), displayName: displayName.trim() || null, currentPassword };
    if (user) {
      await update({ variables: { id: user.id, input: { ...common, ...(role !== present && { role }) } } });
      toast.success(w('saved'));
    } else {
      const input = { ...common, handle, role, language: values.language };
      const { data } = await invite({ variables: { input } });
      toast.success(w('invitationSent'));
      if (data) onInvited?.(data.inviteManagedUser.id);
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
        saveLabel={w(user ? 'save' : 'invite')}
        onClose={onClose}
      >
        {!user && (
          <TextField
            label={w('handle')}
            hint={w('handleHint')}
            dir="ltr"
            autoComplete="off"
            required
            {...form.text('handle')}
          />
        )}
        <TextField
          label={w('displayName')}
          dir="auto"
          autoComplete="off"
          optional={!user}
          {...form.text('displayName')}
        />
        <TextField
          label={w('email')}
          hint={user ? undefined : w('emailHint')}
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={MAX_EMAIL_LENGTH}
          required
          {...form.text('email')}
        />
        {roles.length > 1 && (
          <SelectField
            label={w('role')}
            hint={w(viewer?.role === 'ROOT' ? 'roleHintRoot' : 'roleHint')}
            options={roles.map((role) => ({ value: role, label: w(role) }))}
            {...form.text('role')}
          />
        )}
        {!user && (
          <SelectField
            label={w('language')}
            options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
            {...form.text('language')}
          />
        )}
      </EditorDialog>
      {raise && <RaiseDialog raise={raise} />}
    </>
  );
}
