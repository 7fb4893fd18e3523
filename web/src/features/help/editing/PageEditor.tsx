import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
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
import { TextField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { HelpPageDocument, useHelpPageQuery } from '../HelpPage.generated';
import { useMessages } from '../useMessages';
import { useUpdateHelpPageMutation } from './Editing.generated';
import { MarkdownField } from './MarkdownField';
import { editorStyles } from './editor-styles';
import { type ReadText, TextBeside } from './TextBeside';
import { useSaveConflict } from './useSaveConflict';
import { useTextDraft } from './useTextDraft';

const MAX_TITLE = 120;

interface PageEditorProps {
  page: { id: string; slug: string; language: string; title: string; body: string; version: number };
  onClose: () => void;
}

type PageValues = Record<'title' | 'body', string>;

/** Edits the privacy policy, terms or contact page in the page's language; saving creates a version. */
export function PageEditor(props: PageEditorProps) {
  const { language } = useLanguage();
  // Keyed by language, so that a text is never saved under the other language.
  return <PageForm key={language} {...props} />;
}

function PageForm({ page, onClose }: PageEditorProps) {
  const t = useT();
  const w = useMessages();
  const { language } = useLanguage();
  const rules = createRules(t);
  const client = useApolloClient();
  const isWritten = page.language === language;
  const [update] = useUpdateHelpPageMutation({ update: forgetHelp });
  const form = useForm<PageValues>({
    initial: isWritten ? { title: page.title, body: page.body } : { title: '', body: '' },
    validate: ({ title, body }) => ({
      title: rules.required(title) ?? rules.atMost(MAX_TITLE, title),
      body: rules.required(body),
    }),
    failure: w('saveFailed'),
    submit: (values): Promise<void> => save(values, draft.basis).catch(conflict.ask),
  });
  const draft = useTextDraft(`help-page:${page.id}:${language}`, form, isWritten ? page.version : 0);
  const conflict = useSaveConflict({
    yours: form.values,
    async read() {
      const variables = { slug: page.slug, language };
      const { data } = await client.query({ query: HelpPageDocument, variables, fetchPolicy: 'network-only' });
      return data?.helpPage ?? null;
    },
    saveOver: (version) => save(form.values, version),
    takeOver: ({ title, body, version }) => draft.takeOver({ title, body }, version),
  });
  const submitting = form.submitting || conflict.isSaving;
  const guard = useLeaveGuard({ isDirty: form.isDirty, submitting, hasDraft: true });

  async function save(values: PageValues, expectedVersion: number): Promise<void> {
    await update({ variables: { id: page.id, input: { ...values, language, expectedVersion } } });
    await draft.forget();
    toast.success(w('saved'));
    onClose();
  }

  return (
    <TextBeside
      language={language}
      read={(other, show) => (
        <PageText slug={page.slug} language={other}>
          {show}
        </PageText>
      )}
    >
      <Form {...form.form} className={editorStyles.form}>
        <PageHeading>{w('editPage')}</PageHeading>
        <Muted>{w('writingIn')}</Muted>
        {draft.note}
        <FormProblem form={form} />
        <TextField label={w('topicTitle')} dir="auto" required {...form.text('title')} />
        <MarkdownField label={w('body')} language={language} required {...form.text('body')} value={form.values.body} />
        <Row gap={3}>
          <Button type="submit" loading={form.submitting}>
            {w('saveVersion')}
          </Button>
          <Button variant="ghost" onClick={() => guard.leave(onClose)}>
            {t('states.cancel')}
          </Button>
        </Row>
        {guard.question}
        {conflict.question}
      </Form>
    </TextBeside>
  );
}

interface PageTextProps {
  slug: string;
  language: Language;
  children: (text: ReadText) => ReactNode;
}

function PageText({ slug, language, children }: PageTextProps) {
  const { data, error } = useHelpPageQuery({ variables: { slug, language }, fetchPolicy: 'cache-and-network' });
  return children({ text: data?.helpPage, hasFailed: error !== undefined && data === undefined });
}
