import { useState } from 'react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { SegmentedControl } from '../../../ui/form/Choices';
import { TextField } from '../../../ui/form/TextField';
import { Row } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { PasskeyInstead } from '../../session/confirmation/PasskeyInstead';
import { ProofFields, useAsksForCode } from '../../session/confirmation/ProofFields';
import { useDeleteAccountAtOnceMutation, useDeleteAccountMutation } from './Leaving.generated';
import { useLeavingMessages } from './messages';

interface DeleteAccountDialogProps {
  handle: string;
  onLeft: () => void;
  onClose: () => void;
}

const WHEN = ['later', 'atOnce'] as const;
const FACTS = {
  later: ['hides', 'grace', 'gone'],
  atOnce: ['goneAtOnce', 'whispersStay', 'exportFirst'],
} as const;

/** What deleting the account does, in 30 days or at once, and the password. */
export function DeleteAccountDialog({ handle, onLeft, onClose }: DeleteAccountDialogProps) {
  const t = useT();
  const w = useLeavingMessages();
  const formats = useFormats();
  const rules = createRules(t);
  const withCode = useAsksForCode();
  const [when, setWhen] = useState<(typeof WHEN)[number]>('later');
  const [deleteLater] = useDeleteAccountMutation({ fetchPolicy: 'no-cache' });
  const [deleteAtOnce] = useDeleteAccountAtOnceMutation({ fetchPolicy: 'no-cache' });
  const isAtOnce = when === 'atOnce';

  async function leave(proof: { password: string; code: string | null }, typed: string) {
    if (isAtOnce) {
      await deleteAtOnce({ variables: { ...proof, handle: typed } });
      toast.success(w('deletedAtOnce'));
    } else {
      const { data } = await deleteLater({ variables: proof });
      if (!data) return;
      toast.success(w('left', { day: formats.day(new Date(data.deleteAccount.deletesAt)) }));
    }
    onLeft();
  }

  const isOwn = (typed: string) => typed.trim().replace(/^@/u, '').toLowerCase() === handle.toLowerCase();
  const form = useForm({
    initial: { password: '', code: '', handle: '' },
    validate: (values) => ({
      password: values.password ? null : rules.required(''),
      code: withCode ? rules.required(values.code) : null,
      handle: !isAtOnce || isOwn(values.handle) ? null : w('notHandle'),
    }),
    failure: w('failed'),
    submit: ({ password, code, handle: typed }) => leave({ password, code: code || null }, typed),
  });
  return (
    <Dialog open alert title={w('title')} onClose={onClose}>
      <Form {...form.form}>
        <FormProblem form={form} />
        <SegmentedControl
          legend={w('when')}
          options={WHEN.map((value) => ({ value, label: w(value), hint: w(`${value}Hint`) }))}
          value={when}
          onChange={setWhen}
        />
        <ul className={styles.facts}>
          {FACTS[when].map((fact) => (
            <li key={fact}>{w(fact)}</li>
          ))}
        </ul>
        {isAtOnce && (
          <TextField
            label={w('typeHandle', { handle })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            required
            {...form.text('handle')}
          />
        )}
        <ProofFields
          label={w('password')}
          password={form.text('password')}
          code={form.text('code')}
          withCode={withCode}
          handle={handle}
        />
        <Row justify="end" wrap>
          <Button variant="outline" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          {(!isAtOnce || isOwn(form.values.handle)) && (
            <PasskeyInstead onConfirmed={(password) => leave({ password, code: null }, form.values.handle)} />
          )}
          <Button type="submit" variant="danger" loading={form.submitting}>
            {w(isAtOnce ? 'confirmAtOnce' : 'confirm')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

const styles = sheet({
  facts: { display: 'grid', gap: '2', listStyle: 'disc', paddingInlineStart: '5', margin: '0' },
});
