import { useId, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { apiError } from '../../../graphql/errors';
import type { Role } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Stack } from '../../../ui/layout/Layout';
import { PasswordField, TextField } from '../../../ui/form/TextField';
import { useConfirmationMessages } from '../../session/confirmation/messages';
import { PasskeyInstead } from '../../session/confirmation/PasskeyInstead';
import { useConfirmByCodeMutation } from '../../session/confirmation/Confirmation.generated';
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

/** The fields of this dialog, and of the proof that it sends; errors of others belong to the form behind it. */
const OWN: readonly string[] = ['currentPassword', 'password', 'code'];

/** Explains the role, and asks for the viewer's password, which the server checks. */
export function RaiseDialog({ raise: { role, name, save, onEnd } }: { raise: Raise }) {
  const t = useT();
  const w = useUsersMessages();
  const s = useConfirmationMessages();
  const formId = useId();
  const rules = createRules(t);
  const [needsCode, setNeedsCode] = useState(false);
  const [confirm] = useConfirmByCodeMutation({ fetchPolicy: 'no-cache' });
  async function give(proof: string) {
    await save(proof);
    onEnd(null);
  }
  async function confirmed(password: string, code: string): Promise<string> {
    const { data } = await confirm({ variables: { input: { password, code } } });
    return data?.confirmByCode.token ?? '';
  }
  const form = useForm({
    initial: { currentPassword: '', code: '' },
    validate: ({ currentPassword, code }) => ({
      currentPassword: rules.required(currentPassword),
      code: needsCode ? rules.required(code) : null,
    }),
    failure: w('saveFailed'),
    async submit({ currentPassword, code }) {
      try {
        await give(needsCode ? await confirmed(currentPassword, code) : currentPassword);
      } catch (failure) {
        // The password is right, and a code is needed beside it.
        if (apiError(failure).reason === 'SECOND_FACTOR_REQUIRED' && !needsCode) {
          setNeedsCode(true);
          return;
        }
        const { fields } = apiError(failure);
        const isOfTheForm = Object.keys(fields).length > 0 && !Object.keys(fields).some((name) => OWN.includes(name));
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
          <PasskeyInstead onConfirmed={give} />
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
          {needsCode && (
            <TextField
              label={s('code')}
              hint={s('codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              dir="ltr"
              required
              autoFocus
              {...form.text('code')}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
