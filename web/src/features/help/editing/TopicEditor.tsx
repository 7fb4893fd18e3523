import { useNavigate } from 'react-router-dom';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { forgetHelp } from '../../../graphql/cache-edits';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { Muted, PageHeading, Row } from '../../../ui/Layout';
import { SelectField, TextField } from '../../../ui/TextField';
import { toast } from '../../../ui/toast';
import { useHelpCenterQuery } from '../HelpCenter.generated';
import { topicPath } from '../topic-path';
import { useWords } from '../useWords';
import { useCreateHelpTopicMutation, useUpdateHelpTopicMutation } from './Editing.generated';
import { MarkdownField } from './MarkdownField';
import { editorStyles } from './editor-styles';

const MAX_TITLE = 120;

interface TopicEditorProps {
  /** Null for a new one. */
  topic: { id: string; language: string; title: string; body: string; permalink: string } | null;
  categoryId: string;
  onClose: () => void;
}

/** A topic in the language of the page: its words, its address and where it stands. */
export function TopicEditor({ topic, categoryId, onClose }: TopicEditorProps) {
  const t = useT();
  const w = useWords();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const rules = createRules(t);
  const { data } = useHelpCenterQuery({ variables: { language } });
  const [create] = useCreateHelpTopicMutation({ update: forgetHelp });
  const [update] = useUpdateHelpTopicMutation({ update: forgetHelp });
  const isWritten = topic?.language === language;
  const form = useForm({
    initial: {
      title: isWritten ? topic.title : '',
      body: isWritten ? topic.body : '',
      permalink: topic?.permalink ?? '',
      categoryId,
    },
    validate: ({ title, body }) => ({
      title: rules.required(title) ?? rules.atMost(MAX_TITLE, title),
      body: rules.required(body),
    }),
    failure: w('saveFailed'),
    async submit({ permalink, ...values }) {
      const input = { ...values, permalink: permalink.trim() || null, language };
      const saved = topic
        ? (await update({ variables: { id: topic.id, input } })).data?.updateHelpTopic
        : (await create({ variables: { input } })).data?.createHelpTopic;
      toast.success(w('saved'));
      if (topic) onClose();
      if (saved) await navigate(topicPath(saved.permalink), { replace: topic !== null });
    },
  });
  const categories = data?.helpCategories ?? [];
  return (
    <Form {...form.form} className={editorStyles.form}>
      <PageHeading>{topic ? w('editTopic') : w('newTopic')}</PageHeading>
      <Muted>{w('writingIn')}</Muted>
      <FormProblem form={form} />
      <TextField label={w('topicTitle')} dir="auto" required {...form.text('title')} />
      <TextField
        label={w('permalink')}
        dir="auto"
        optional
        hint={w('permalinkHint')}
        spellCheck={false}
        {...form.text('permalink')}
      />
      <SelectField
        label={w('category')}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.text('categoryId')}
      />
      <MarkdownField label={w('body')} language={language} required {...form.text('body')} value={form.values.body} />
      <Row gap={3}>
        <Button type="submit" loading={form.submitting}>
          {w('save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('states.cancel')}
        </Button>
      </Row>
    </Form>
  );
}
