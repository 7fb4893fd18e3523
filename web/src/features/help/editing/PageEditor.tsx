import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { forgetHelp } from '../../../graphql/cache-edits';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { Muted, PageHeading, Row } from '../../../ui/Layout';
import { TextField } from '../../../ui/TextField';
import { toast } from '../../../ui/toast';
import { useWords } from '../useWords';
import { useUpdateHelpPageMutation } from './Editing.generated';
import { MarkdownField } from './MarkdownField';
import { editorStyles } from './editor-styles';

const MAX_TITLE = 120;

interface PageEditorProps {
  page: { id: string; language: string; title: string; body: string };
  onClose: () => void;
}

/** Privacy policy, terms or contact, in the language of the page; saving makes a new version. */
export function PageEditor({ page, onClose }: PageEditorProps) {
  const t = useT();
  const w = useWords();
  const { language } = useLanguage();
  const rules = createRules(t);
  const [update] = useUpdateHelpPageMutation({ update: forgetHelp });
  const form = useForm({
    initial: page.language === language ? { title: page.title, body: page.body } : { title: '', body: '' },
    validate: ({ title, body }) => ({
      title: rules.required(title) ?? rules.atMost(MAX_TITLE, title),
      body: rules.required(body),
    }),
    failure: w('saveFailed'),
    async submit(values) {
      await update({ variables: { id: page.id, input: { ...values, language } } });
      toast.success(w('saved'));
      onClose();
    },
  });
  return (
    <Form {...form.form} className={editorStyles.form}>
      <PageHeading>{w('editPage')}</PageHeading>
      <Muted>{w('writingIn')}</Muted>
      <FormProblem form={form} />
      <TextField label={w('topicTitle')} dir="auto" required {...form.text('title')} />
      <MarkdownField label={w('body')} language={language} required {...form.text('body')} value={form.values.body} />
      <Row gap={3}>
        <Button type="submit" loading={form.submitting}>
          {w('saveVersion')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('states.cancel')}
        </Button>
      </Row>
    </Form>
  );
}
