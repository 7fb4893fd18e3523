import { Form } from '../../../../forms/Form';
import { FormProblem } from '../../../../forms/FormProblem';
import { createRules } from '../../../../forms/rules';
import { useForm } from '../../../../forms/useForm';
import type { HeldWordKind } from '../../../../graphql/schema.generated';
import { useT } from '../../../../i18n/I18nProvider';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { SelectField, TextField } from '../../../../ui/form/TextField';
import { Row } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { useWordsMessages } from './messages';
import { useAddHeldWordMutation } from './Words.generated';

const MAX_TEXT = 100;
const MAX_COMMENT = 200;
const KINDS = ['PHRASE', 'DOMAIN'] as const satisfies readonly HeldWordKind[];

/** The form of a new entry. */
export function WordForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const w = useWordsMessages();
  const rules = createRules(t);
  const [add] = useAddHeldWordMutation();
  const form = useForm<{ kind: HeldWordKind; text: string; comment: string }>({
    initial: { kind: 'PHRASE', text: '', comment: '' },
    validate: ({ text, comment }) => ({
      text: rules.required(text) ?? rules.atMost(MAX_TEXT, text),
      comment: rules.atMost(MAX_COMMENT, comment),
    }),
    failure: w('addFailed'),
    async submit(input) {
      await add({ variables: { input } });
      toast.success(w('addedToast'));
      onClose();
    },
  });
  return (
    <Form {...form.form} className={styles.form}>
      <FormProblem form={form} />
      <SelectField
        label={w('kind')}
        options={KINDS.map((value) => ({ value, label: w(value) }))}
        {...form.text('kind')}
      />
      <TextField
        label={w('text')}
        hint={w('textHint')}
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...form.text('text')}
      />
      <TextField
        label={w('comment')}
        hint={w('commentHint')}
        dir="auto"
        autoComplete="off"
        optional
        {...form.text('comment')}
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
