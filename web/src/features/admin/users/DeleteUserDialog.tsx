import { useId } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { RadioCards } from '../../../ui/form/Choices';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Stack } from '../../../ui/layout/Layout';
import { TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import type { ManagedUser } from './managed-user';
import { useDeleteUserMutation } from './Users.generated';
import { useUsersMessages } from './messages';

interface DeleteUserDialogProps {
  user: ManagedUser;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes an account permanently: asks what happens to its posts, and for the handle as confirmation. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const t = useT();
  const w = useUsersMessages();
  const formId = useId();
  const { handle, displayName } = user.user;
  const [remove] = useDeleteUserMutation();
  const form = useForm({
    initial: { content: 'REMOVE', typed: '' },
    validate: ({ typed }) => ({
      typed: typed.trim().replace(/^@/, '').toLowerCase() === handle.toLowerCase() ? null : w('typeWrong'),
    }),
    failure: w('deleteFailed'),
    async submit({ content }) {
      await remove({ variables: { id: user.id, content: content === 'KEEP' ? 'KEEP' : 'REMOVE' } });
      toast.success(w('deleted'));
      onDeleted();
    },
  });
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={w('deleteTitle', { name: displayName })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={form.submitting}>
            {w('remove')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.form}>
        <Stack>
          <FormProblem form={form} />
          <p>{w('deleteText')}</p>
          <RadioCards
            legend={w('contentLegend')}
            value={form.values.content}
            options={[
              { value: 'REMOVE', label: w('removeContent'), hint: w('removeContentHint') },
              { value: 'KEEP', label: w('keepContent'), hint: w('keepContentHint') },
            ]}
            onChange={(content) => form.set('content', content)}
          />
          <TextField
            label={w('typeHandle', { handle: `@${handle}` })}
            autoComplete="off"
            dir="ltr"
            required
            {...form.text('typed')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
