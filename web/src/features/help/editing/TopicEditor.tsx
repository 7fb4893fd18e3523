import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { createRules } from '../../../forms/rules';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { useForm } from '../../../forms/useForm';
import { forgetHelp } from '../../../graphql/cache-edits';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import type { Language } from '../../../i18n/languages';
import { Button } from '../../../ui/form/Button';
import { Muted, PageHeading, Row } from '../../../ui/layout/Layout';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { useHelpCenterQuery } from '../HelpCenter.generated';
import { HelpTopicDocument, useHelpTopicQuery } from '../HelpTopic.generated';
import { topicPath } from '../topic-path';
import { useMessages } from '../useMessages';
import { useCreateHelpTopicMutation, useUpdateHelpTopicMutation } from './Editing.generated';
import { MarkdownField } from './MarkdownField';
import { editorStyles } from './editor-styles';
import { type ReadText, TextBeside } from './TextBeside';
import { useSaveConflict } from './useSaveConflict';
import { useTextDraft } from './useTextDraft';

const MAX_TITLE = 120;

interface TopicEditorProps {
  /** Null creates a topic. */
  topic: { id: string; language: string; title: string; body: string; permalink: string; version: number } | null;
  categoryId: string;
  onClose: () => void;
}

type TopicValues = Record<'title' | 'body' | 'permalink' | 'categoryId', string>;

/** Edits a topic in the page's language: its text, address and category. */
export function TopicEditor(props: TopicEditorProps) {
  const { language } = useLanguage();
  // Keyed by language, so that a text is never saved under the other language.
  return <TopicForm key={language} {...props} />;
}

function TopicForm({ topic, categoryId, onClose }: TopicEditorProps) {
  const t = useT();
  const w = useMessages();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useApolloClient();
  const rules = createRules(t);
  const { data } = useHelpCenterQuery({ variables: { language } });
  const [create] = useCreateHelpTopicMutation({ update: forgetHelp });
  const [update] = useUpdateHelpTopicMutation({ update: forgetHelp });
  const isWritten = topic?.language === language;
  const categories = data?.helpCategories ?? [];
  const form = useForm<TopicValues>({
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
    submit: (values): Promise<void> => save(values, draft.basis).catch(conflict.ask),
  });
  // Defaults to the category that the field shows.
  const chosen = form.values.categoryId || (categories[0]?.id ?? '');
  const draft = useTextDraft(`help-topic:${topic?.id ?? 'new'}:${language}`, form, isWritten ? topic.version : 0);
  const conflict = useSaveConflict({
    yours: form.values,
    async read() {
      const variables = { permalink: topic?.permalink ?? '', language };
      const { data: latest } = await client.query({ query: HelpTopicDocument, variables, fetchPolicy: 'network-only' });
      return latest?.helpTopic ?? null;
    },
    saveOver: (version) => save(form.values, version),
    takeOver: ({ title, body, version }) => draft.takeOver({ ...form.values, title, body }, version),
  });
  const submitting = form.submitting || conflict.isSaving;
  const guard = useLeaveGuard({ isDirty: form.isDirty, submitting, hasDraft: true });

  async function save({ permalink, ...values }: TopicValues, version: number): Promise<void> {
    // An unchanged permalink is kept, also if someone else changed it meanwhile.
    const address = permalink.trim() === topic?.permalink ? null : permalink.trim() || null;
    const input = { ...values, categoryId: chosen, permalink: address, language };
    const saved = topic
      ? (await update({ variables: { id: topic.id, input: { ...input, expectedVersion: version } } })).data
          ?.updateHelpTopic
      : (await create({ variables: { input } })).data?.createHelpTopic;
    await draft.forget();
    toast.success(w('saved'));
    if (topic) onClose();
    if (saved) await navigate(topicPath(saved.permalink), { replace: topic !== null });
  }

  const fields = (
    <Form {...form.form} className={editorStyles.form}>
      <PageHeading>{topic ? w('editTopic') : w('newTopic')}</PageHeading>
      <Muted>{w('writingIn')}</Muted>
      {draft.note}
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
        value={chosen}
      />
      <MarkdownField label={w('body')} language={language} required {...form.text('body')} value={form.values.body} />
      <Row gap={3}>
        <Button type="submit" loading={form.submitting}>
          {w('save')}
        </Button>
        <Button variant="ghost" onClick={() => guard.leave(onClose)}>
          {t('states.cancel')}
        </Button>
      </Row>
      {guard.question}
      {conflict.question}
    </Form>
  );
  const permalink = topic?.permalink;
  // The whole time in the same place, so that showing the other text keeps the field and its undo history.
  return permalink === undefined ? (
    fields
  ) : (
    <TextBeside
      language={language}
      read={(other, show) => (
        <TopicText permalink={permalink} language={other}>
          {show}
        </TopicText>
      )}
    >
      {fields}
    </TextBeside>
  );
}

interface TopicTextProps {
  permalink: string;
  language: Language;
  children: (text: ReadText) => ReactNode;
}

function TopicText({ permalink, language, children }: TopicTextProps) {
  const { data, error } = useHelpTopicQuery({ variables: { permalink, language }, fetchPolicy: 'cache-and-network' });
  return children({ text: data?.helpTopic, hasFailed: error !== undefined && data === undefined });
}
