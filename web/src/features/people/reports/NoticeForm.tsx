import { Form } from '../../../forms/Form';
import { FormProblem } from '../../../forms/FormProblem';
import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { TextAreaField, TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { useNoticeMessages } from './notice-messages';
import { useSendNoticeMutation } from './Reports.generated';

/** In graphemes; the server checks the same. */
const MAX_NAME = 80;
const MAX_LAW = 200;
const MAX_EXPLANATION = 5_000;

/** What came of a notice. */
export interface SentNotice {
  number: string;
  /** Null if the sender gave none. */
  email: string | null;
}

interface NoticeFormProps {
  /** The address that it begins with. */
  url: string;
  onSent: (sent: SentNotice) => void;
}

/** A notice of illegal content, by anyone. */
export function NoticeForm({ url: firstUrl, onSent }: NoticeFormProps) {
  const t = useT();
  const w = useNoticeMessages();
  const rules = createRules(t);
  const viewer = useViewer();
  const keys = useIdempotencyKeys();
  const [sendNotice] = useSendNoticeMutation();
  const form = useForm({
    initial: {
      url: firstUrl,
      isChildSafety: false,
      law: '',
      explanation: '',
      name: viewer?.displayName ?? '',
      email: viewer?.email ?? '',
      isInGoodFaith: false,
    },
    validate({ url, isChildSafety, law, explanation, name, email, isInGoodFaith }) {
      const isNamed = !isChildSafety || name.trim() !== '' || email.trim() !== '';
      return {
        url: rules.required(url) ?? (isOfThisSite(url) ? null : w('urlWrong')),
        law: rules.required(law) ?? rules.atMost(MAX_LAW, law),
        explanation: rules.required(explanation) ?? rules.atMost(MAX_EXPLANATION, explanation),
        name: isNamed ? (rules.required(name) ?? rules.atMost(MAX_NAME, name)) : null,
        email: isNamed ? rules.email(email) : null,
        isInGoodFaith: isInGoodFaith ? null : w('faithNeeded'),
      };
    },
    failure: w('sendFailed'),
    async submit(values) {
      const input = { ...values, url: values.url.trim(), name: values.name.trim(), email: values.email.trim() };
      const { data } = await sendNotice({ variables: { input }, context: { idempotencyKey: keys.for(input) } });
      keys.next();
      if (data) onSent({ number: data.sendNotice, email: input.email || null });
    },
  });
  const guard = useLeaveGuard(form);
  const isOptional = form.values.isChildSafety;
  return (
    <Form {...form.form} aria-label={w('title')}>
      <FormProblem form={form} />
      <TextField
        label={w('url')}
        type="url"
        inputMode="url"
        dir="ltr"
        required
        hint={w('urlHint')}
        {...form.text('url')}
      />
      <Checkbox
        name="isChildSafety"
        label={w('childSafety')}
        hint={w('childSafetyHint')}
        {...form.flag('isChildSafety')}
      />
      <TextField label={w('law')} dir="auto" required hint={w('lawHint')} {...form.text('law')} />
      <TextAreaField
        label={w('explanation')}
        rows={6}
        required
        hint={w('explanationHint')}
        {...form.text('explanation')}
      />
      <div className={styles.pair}>
        <TextField
          label={w('name')}
          autoComplete="name"
          dir="auto"
          required={!isOptional}
          optional={isOptional}
          {...form.text('name')}
        />
        <TextField
          label={w('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          required={!isOptional}
          optional={isOptional}
          hint={w('emailHint')}
          {...form.text('email')}
        />
      </div>
      <Checkbox
        name="isInGoodFaith"
        label={w('faith')}
        error={form.errorOf('isInGoodFaith')}
        {...form.flag('isInGoodFaith')}
      />
      <Button type="submit" size="lg" loading={form.submitting} className={styles.send}>
        {w('send')}
      </Button>
      {guard.question}
    </Form>
  );
}

/** Whether an address leads to this site; a path does too. */
function isOfThisSite(address: string): boolean {
  const text = address.trim();
  return URL.canParse(text, location.origin) && new URL(text, location.origin).origin === location.origin;
}

const styles = sheet({
  pair: { display: 'grid', gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }, gap: '5' },
  send: { alignSelf: 'start' },
});
