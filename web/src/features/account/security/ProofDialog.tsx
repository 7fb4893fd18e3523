import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Row, Text } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useSecurityMessages } from './messages';
import { PasskeyInstead } from '../../session/confirmation/PasskeyInstead';
import { ProofFields } from '../../session/confirmation/ProofFields';

export interface Proof {
  readonly password: string;
  readonly code?: string | undefined;
}

interface ProofDialogProps {
  title: string;
  text: string;
  label: string;
  danger?: boolean;
  /** For password managers. */
  handle: string;
  withCode: boolean;
  /** Rejects if the server refuses; the form shows why. */
  onProof: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Asks who it is before the security of the account changes: by password and code, or by a passkey. */
export function ProofDialog({ title, text, label, danger, handle, withCode, onProof, onClose }: ProofDialogProps) {
  const t = useT();
  const w = useSecurityMessages();
  const rules = createRules(t);
  const form = useForm({
    initial: { password: '', code: '' },
    validate: ({ password, code }) => ({
      password: password ? null : rules.required(''),
      code: withCode ? rules.required(code) : null,
    }),
    failure: w('failed'),
    submit: ({ password, code }) => onProof({ password, code: code || undefined }),
  });
  return (
    <Dialog open size="sm" title={title} onClose={onClose}>
      <Form {...form.form} className={styles.form}>
        <FormProblem form={form} />
        <Text>{text}</Text>
        <ProofFields
          label={w('password')}
          password={form.text('password')}
          code={form.text('code')}
          withCode={withCode}
          handle={handle}
          takesFocus
        />
        <Row justify="end" wrap>
          <PasskeyInstead onConfirmed={(password) => onProof({ password })} />
          <Button type="submit" variant={danger ? 'danger' : 'solid'} loading={form.submitting}>
            {label}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

const styles = sheet({ form: { paddingBlockEnd: '5' } });
