import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Row } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useSecurityMessages } from './messages';
import { type PasskeyRow_PasskeyFragment, useRenamePasskeyMutation } from './Security.generated';

const MAX_NAME = 60;

interface RenamePasskeyDialogProps {
  passkey: PasskeyRow_PasskeyFragment;
  onDone: () => void;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onDone, onClose }: RenamePasskeyDialogProps) {
  const t = useT();
  const w = useSecurityMessages();
  const rules = createRules(t);
  const [rename] = useRenamePasskeyMutation();
  const form = useForm({
    initial: { name },
    validate: (values) => ({ name: rules.required(values.name) ?? rules.atMost(MAX_NAME, values.name) }),
    failure: w('failed'),
    async submit(values) {
      await rename({ variables: { id, name: values.name } });
      toast.success(w('renamed'));
      onDone();
      onClose();
    },
  });
  return (
    <Dialog open size="sm" title={w('renameTitle')} onClose={onClose}>
      <Form {...form.form} className={styles.form}>
        <FormProblem form={form} />
        <TextField label={w('name')} autoComplete="off" dir="auto" required data-autofocus {...form.text('name')} />
        <Row justify="end">
          <Button type="submit" loading={form.submitting}>
            {w('save')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

const styles = sheet({ form: { paddingBlockEnd: '5' } });
