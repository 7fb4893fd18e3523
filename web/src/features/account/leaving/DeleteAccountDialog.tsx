import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { PasswordField } from '../../../ui/form/TextField';
import { Row } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useDeleteAccountMutation } from './Leaving.generated';
import { useLeavingMessages } from './messages';

interface DeleteAccountDialogProps {
  handle: string;
  onLeft: () => void;
  onClose: () => void;
}

const FACTS = ['hides', 'grace', 'gone'] as const;

/** What deleting the account does, and the password. */
export function DeleteAccountDialog({ handle, onLeft, onClose }: DeleteAccountDialogProps) {
  const t = useT();
  const w = useLeavingMessages();
  const formats = useFormats();
  const rules = createRules(t);
  const [deleteAccount] = useDeleteAccountMutation({ fetchPolicy: 'no-cache' });
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password ? null : rules.required('') }),
    failure: w('failed'),
    async submit({ password }) {
      const { data } = await deleteAccount({ variables: { password } });
      if (!data) return;
      toast.success(w('left', { day: formats.day(new Date(data.deleteAccount.deletesAt)) }));
      onLeft();
    },
  });
  return (
    <Dialog open alert title={w('title')} onClose={onClose}>
      <Form {...form.form}>
        <FormProblem form={form} />
        <ul className={styles.facts}>
          {FACTS.map((fact) => (
            <li key={fact}>{w(fact)}</li>
          ))}
        </ul>
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={handle} readOnly hidden />
        <PasswordField label={w('password')} autoComplete="current-password" required {...form.text('password')} />
        <Row justify="end" wrap>
          <Button variant="outline" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button type="submit" variant="danger" loading={form.submitting}>
            {w('confirm')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

const styles = sheet({
  facts: { display: 'grid', gap: '2', listStyle: 'disc', paddingInlineStart: '5', margin: '0' },
});
