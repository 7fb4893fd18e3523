import type { ReactNode } from 'react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { TextField } from '../../../ui/form/TextField';
import { Row } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { useRegistrationsMessages } from './messages';

/** Characters of a comment. */
const MAX_COMMENT = 420;

type Values<Own extends Record<string, string>> = Own & { comment: string; needsApproval: boolean };
type BlockFields<Own extends Record<string, string>> = ReturnType<typeof useForm<Values<Own>>>;

interface BlockFormProps<Own extends Record<string, string>> {
  /** The fields that only this kind of block has. */
  initial: Own;
  /** The field that says what is blocked. */
  required: keyof Own & string;
  /** Asks whether registrations are refused or need approval. */
  withApproval?: boolean;
  add: (values: Values<Own>) => Promise<unknown>;
  onClose: () => void;
  children: (form: BlockFields<Own>) => ReactNode;
}

/** The form of a new block: its own fields, and those that all kinds have. */
export function BlockForm<Own extends Record<string, string>>({
  initial,
  required,
  withApproval,
  add,
  onClose,
  children,
}: BlockFormProps<Own>) {
  const t = useT();
  const w = useRegistrationsMessages();
  const rules = createRules(t);
  const form = useForm<Values<Own>>({
    initial: { ...initial, comment: '', needsApproval: false },
    validate: (values) => ({
      ...(values && { comment: rules.atMost(MAX_COMMENT, values.comment) }),
      [required]: rules.required(values[required]),
    }),
    failure: w('addFailed'),
    async submit(values) {
      await add(values);
      toast.success(w('blockAdded'));
      onClose();
    },
  });
  const { comment } = form.values;
  return (
    <Form {...form.form} className={styles.form}>
      <FormProblem form={form} />
      {children(form)}
      {withApproval && (
        <Checkbox
          label={w('needsApproval')}
          checked={form.values.needsApproval}
          onChange={(isOn) => form.set('needsApproval', isOn as Values<Own>['needsApproval'])}
        />
      )}
      <TextField
        label={w('comment')}
        hint={w('commentHint')}
        name="comment"
        dir="auto"
        autoComplete="off"
        optional
        value={comment}
        onChange={(event) => form.set('comment', event.target.value as Values<Own>['comment'])}
      />
      <Row justify="end" wrap>
        <Button variant="ghost" onClick={onClose}>
          {t('states.cancel')}
        </Button>
        <Button type="submit" loading={form.submitting}>
          {w('add')}
        </Button>
      </Row>
    </Form>
  );
}

const styles = sheet({ form: { paddingBlockEnd: '5' } });
