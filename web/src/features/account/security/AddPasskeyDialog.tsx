import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Row, Text } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useConfirmationMessages } from '../../session/confirmation/messages';
import { useSecurityMessages } from './messages';
import { PasskeyInstead } from '../../session/confirmation/PasskeyInstead';
import { ProofFields } from '../../session/confirmation/ProofFields';
import { makePasskey } from '../../session/confirmation/passkeys';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './Security.generated';

const MAX_NAME = 60;

interface AddPasskeyDialogProps {
  /** For password managers. */
  handle: string;
  withCode: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Names a passkey, asks who it is, and has the device make it. */
export function AddPasskeyDialog({ handle, withCode, onDone, onClose }: AddPasskeyDialogProps) {
  const t = useT();
  const w = useSecurityMessages();
  const c = useConfirmationMessages();
  const rules = createRules(t);
  const [begin] = useBeginPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [add] = useAddPasskeyMutation();
  const checkName = (name: string) => rules.required(name) ?? rules.atMost(MAX_NAME, name);

  async function make(name: string, input: { password: string; code?: string | undefined }) {
    const asked = await begin({ variables: { input } });
    const credential = await makePasskey(asked.data?.beginPasskey.options ?? '');
    await add({ variables: { input: { name, credential } } });
    toast.success(w('added'));
    onDone();
    onClose();
  }

  const form = useForm({
    initial: { name: '', password: '', code: '' },
    validate: ({ name, password, code }) => ({
      name: checkName(name),
      password: password ? null : rules.required(''),
      code: withCode ? rules.required(code) : null,
    }),
    failure: c('passkeyFailed'),
    submit: ({ name, password, code }) => make(name, { password, code: code || undefined }),
  });
  const { name } = form.values;
  return (
    <Dialog open size="sm" title={w('addTitle')} onClose={onClose}>
      <Form {...form.form} className={styles.form}>
        <FormProblem form={form} />
        <Text>{w('passkeysText')}</Text>
        <TextField
          label={w('name')}
          hint={w('nameHint')}
          autoComplete="off"
          dir="auto"
          required
          data-autofocus
          {...form.text('name')}
        />
        <ProofFields
          label={w('password')}
          password={form.text('password')}
          code={form.text('code')}
          withCode={withCode}
          handle={handle}
        />
        <Row justify="end" wrap>
          {checkName(name) === null && <PasskeyInstead onConfirmed={(password) => make(name, { password })} />}
          <Button type="submit" loading={form.submitting}>
            {w('add')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

const styles = sheet({ form: { paddingBlockEnd: '5' } });
