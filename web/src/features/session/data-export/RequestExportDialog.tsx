import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Row, Text } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ProofFields, useAsksForCode } from '../confirmation/ProofFields';
import { useRequestExportMutation } from './DataExport.generated';
import { useDataExportMessages } from './messages';

interface RequestExportDialogProps {
  onAsked: () => void;
  onClose: () => void;
}

/** Asks for the password before the file is made. */
export function RequestExportDialog({ onAsked, onClose }: RequestExportDialogProps) {
  const t = useT();
  const w = useDataExportMessages();
  const rules = createRules(t);
  const withCode = useAsksForCode();
  const [request] = useRequestExportMutation({ fetchPolicy: 'no-cache' });
  const form = useForm({
    initial: { password: '', code: '' },
    validate: ({ password, code }) => ({
      password: password ? null : rules.required(''),
      code: withCode ? rules.required(code) : null,
    }),
    failure: w('askFailed'),
    async submit({ password, code }) {
      await request({ variables: { password, code: code || null } });
      onAsked();
    },
  });
  return (
    <Dialog open size="sm" title={w('ask')} onClose={onClose}>
      <Form {...form.form}>
        <FormProblem form={form} />
        <Text>{w('askText')}</Text>
        <ProofFields
          label={w('password')}
          password={form.text('password')}
          code={form.text('code')}
          withCode={withCode}
        />
        <Row justify="end" wrap>
          <Button variant="outline" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {w('confirm')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
