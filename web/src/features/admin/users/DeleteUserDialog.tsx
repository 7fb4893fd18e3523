import { useId } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm } from '../../../forms/useForm';
import { errorMessage } from '../../../graphql/error-messages';
import type { ContentChoice } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { RadioCards } from '../../../ui/form/Choices';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Stack } from '../../../ui/layout/Layout';
import { TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import type { ManagedUser } from './managed-user';
import { useDeleteUserMutation, useUpdateUserMutation } from './Users.generated';
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
  const { handle, displayName, postCount } = user.user;
  const [remove] = useDeleteUserMutation();
  const [update, { loading }] = useUpdateUserMutation();
  const form = useForm<{ content: ContentChoice | ''; typed: string }>({
    initial: { content: '', typed: '' },
    validate: ({ content, typed }) => ({
      content: content === '' ? w('contentMissing') : null,
      typed: typed.trim().replace(/^@/, '').toLowerCase() === handle.toLowerCase() ? null : w('typeWrong'),
    }),
    failure: w('deleteFailed'),
    async submit({ content }) {
      if (content === '') return;
      await remove({ variables: { id: user.id, content } });
      toast.success(w('deleted'));
      onDeleted();
    },
  });
  const missing = form.text('content').error;

  async function deactivate() {
    try {
      await update({ variables: { id: user.id, input: { isActive: false } } });
      toast.success(w('deactivated'));
      onClose();
    } catch (error) {
      toast.error(errorMessage(error, t, w('saveFailed')));
    }
  }

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
          <div>
            <p>{w('deleteText')}</p>
            <ul className={styles.list}>
              <li>{w('deletedProfile')}</li>
              <li>{w('deletedWhispers')}</li>
              <li>{w('deletedHandle', { handle: `\u2066@${handle}\u2069` })}</li>
            </ul>
          </div>
          {user.isActive && (
            <Alert
              action={
                <Button variant="outline" size="sm" loading={loading} onClick={() => void deactivate()}>
                  {w('instead')}
                </Button>
              }
            >
              {w('insteadText')}
            </Alert>
          )}
          <div>
            <RadioCards<ContentChoice | ''>
              legend={w('contentLegend')}
              value={form.values.content}
              options={[
                { value: 'REMOVE', label: w('removeContent'), hint: w('removeContentHint', { count: postCount }) },
                { value: 'KEEP', label: w('keepContent'), hint: w('keepContentHint') },
              ]}
              onChange={(content) => form.set('content', content)}
            />
            {missing && (
              <p role="alert" className={styles.missing}>
                {missing}
              </p>
            )}
          </div>
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

const styles = sheet({
  list: { listStyle: 'disc', marginBlockStart: '2', paddingInlineStart: '5', color: 'fg.muted', fontSize: 'sm' },
  missing: { marginBlockStart: '2', color: 'danger.fg', fontSize: 'sm' },
});
