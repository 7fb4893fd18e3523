import { useId } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { apiError } from '../../../graphql/errors';
import type { Role } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Stack } from '../../../ui/layout/Layout';
import { PasswordField } from '../../../ui/form/TextField';
import { useUsersMessages } from './messages';

/** A promotion to an administrator role. */
export interface Raise {
  role: Role;
  /** The name of the person. */
  name: string;
  save: (ownPassword: string) => Promise<void>;
  /** @param failure null on success or cancellation; else an error other than a wrong password */
  onEnd: (failure: Error | null) => void;
}

/** Explains the role, and asks for the viewer's password, which the server checks. */
export function RaiseDialog({ raise: { role, name, save, onEnd } }: { raise: Raise }) {
  const t = useT();
  const w = useUsersMessages();
  const formId = useId();
  const rules = createRules(t);
  const form = useForm({
    initial: { currentPassword: '' },
    validate: ({ currentPassword }) => ({ currentPassword: rules.required(currentPassword) }),
    failure: w('saveFailed'),
    async submit({ currentPassword }) {
      try {
        await save(currentPassword);
        onEnd(null);
      } catch (failure) {
        const { fields } = apiError(failure);
        const isOfTheForm = Object.keys(fields).length > 0 && !('currentPassword' in fields);
        if (!isOfTheForm || !(failure instanceof Error)) throw failure;
        onEnd(failure);
      }
    },
  });
  return (
    <Dialog
      open
      alert
      size="sm"
      onClose={() => onEnd(null)}
      title={w('raiseTitle', { name, role: w(role) })}
      footer={
        <>
          <Button variant="ghost" onClick={() => onEnd(null)}>
            {t('states.cancel')}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={form.submitting}>
            {w('raise')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.form}>
        <Stack>
          <FormProblem form={form} />
          <p>{w(role === 'ROOT' ? 'raiseToRoot' : 'raiseToAdmin')}</p>
          <PasswordField
            label={w('ownPassword')}
            autoComplete="current-password"
            required
            {...form.text('currentPassword')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
