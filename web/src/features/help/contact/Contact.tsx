import { Suspense, useState } from 'react';
import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Muted } from '../../../ui/layout/Layout';
import { useTakeOver } from '../../../ui/layout/server-page';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { useHelpPageQuery } from '../HelpPage.generated';
import { Article } from '../../../ui/text/Article';
import { useIsEditor } from '../useIsEditor';
import { useMessages } from '../useMessages';
import { useSendContactMessageMutation } from './Contact.generated';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const PageEditor = lazyWithRetry(async () => ({ default: (await import('../editing/PageEditor')).PageEditor }));

/** The maximum lengths of name, subject and message. */
const MAX_NAME = 80;
const MAX_SUBJECT = 120;
const MAX_MESSAGE = 5_000;

/** The contact page: its text, and the form or its result. */
export function Contact() {
  const w = useMessages();
  const { language } = useLanguage();
  const isEditor = useIsEditor();
  const [isEditing, setEditing] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { data, error } = useHelpPageQuery({ variables: { slug: 'contact', language } });
  useTakeOver(data !== undefined || error !== undefined);
  const page = data?.helpPage;

  if (isEditing && page) {
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <PageEditor page={page} onClose={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <div className={styles.page}>
      <h1 dir="auto" lang={page?.language} className={styles.title}>
        {page?.title ?? w('contact')}
      </h1>
      {page && <Article html={page.bodyHtml} language={page.language} />}
      {isEditor && page && (
        <Button size="sm" variant="outline" className={styles.edit} onClick={() => setEditing(true)}>
          {w('edit')}
        </Button>
      )}
      <Muted>
        <TextLink to="/report">{w('report')}</TextLink>
      </Muted>
      {sentTo === null ? (
        <ContactForm onSent={setSentTo} />
      ) : (
        <div role="status">
          <EmptyState
            drawing="ripples"
            title={w('sent')}
            text={w('sentText', { email: sentTo })}
            action={
              <Button variant="outline" onClick={() => setSentTo(null)}>
                {w('another')}
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}

function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT();
  const w = useMessages();
  const rules = createRules(t);
  const viewer = useViewer();
  const keys = useIdempotencyKeys();
  const [send] = useSendContactMessageMutation();
  const form = useForm({
    initial: { name: viewer?.displayName ?? '', email: viewer?.email ?? '', subject: '', message: '', website: '' },
    validate: ({ name, email, subject, message }) => ({
      name: rules.required(name) ?? rules.atMost(MAX_NAME, name),
      email: rules.email(email),
      subject: rules.required(subject) ?? rules.atMost(MAX_SUBJECT, subject),
      message: rules.required(message) ?? rules.atMost(MAX_MESSAGE, message),
    }),
    failure: w('sendFailed'),
    async submit(input) {
      await send({ variables: { input }, context: { idempotencyKey: keys.for(input) } });
      keys.next();
      onSent(input.email.trim());
    },
  });
  const guard = useLeaveGuard(form);
  return (
    <Form {...form.form} className={styles.form}>
      <FormProblem form={form} />
      <div className={styles.pair}>
        <TextField label={w('name')} autoComplete="name" dir="auto" required {...form.text('name')} />
        <TextField
          label={w('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          required
          hint={w('emailHint')}
          {...form.text('email')}
        />
      </div>
      <TextField label={w('subject')} dir="auto" required {...form.text('subject')} />
      <TextAreaField label={w('message')} rows={8} required {...form.text('message')} />
      {/* A honeypot: bots fill it in, people don't see it. */}
      <div hidden>
        <TextField label={w('website')} tabIndex={-1} autoComplete="off" {...form.text('website')} />
      </div>
      <Button type="submit" size="lg" loading={form.submitting} className={styles.send}>
        {w('send')}
      </Button>
      {guard.question}
    </Form>
  );
}

const styles = sheet({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxWidth: '40rem',
    paddingBlockStart: { base: '6', md: '8' },
  },
  title: { fontSize: '2xl' },
  edit: { alignSelf: 'start' },
  form: { paddingBlockStart: '4' },
  pair: { display: 'grid', gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }, gap: '5' },
  send: { alignSelf: 'start' },
});
