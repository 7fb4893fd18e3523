import { publishTimeProblem } from '@mallard/rules/scheduling-rules';
import { useState } from 'react';
import { fromLocalInput, toLocalInput } from '../../../forms/local-time';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { errorMessage } from '../../../graphql/error-messages';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import {
  type ScheduledNewsletterFragment,
  useScheduleNewsletterMutation,
  useSendNewsletterMutation,
  useSendNewsletterTestMutation,
  useUpdateScheduledNewsletterMutation,
} from './Newsletters.generated';
import { useIssueDraft } from './useIssueDraft';
import { useMessages } from './useMessages';

/** In graphemes. */
const MAX_SUBJECT = 120;

const fresh = { subject: '', body: '', language: 'all', when: 'now', sendAt: '' };

export type Issue = ReturnType<typeof useIssue>;

/**
 * An issue from draft to sending. The draft stays on this device until it is sent or scheduled.
 * @param scheduled the scheduled issue to change; null for a new one
 */
export function useIssue(scheduled: ScheduledNewsletterFragment | null, onDone: () => void) {
  const t = useT();
  const w = useMessages();
  const formats = useFormats();
  const rules = createRules(t);
  const keys = useIdempotencyKeys();
  const [isAsked, setAsked] = useState(false);
  const refetchQueries = ['Newsletters', 'ScheduledNewsletters'];
  const [send, sending] = useSendNewsletterMutation({ refetchQueries });
  const [schedule, scheduling] = useScheduleNewsletterMutation({ refetchQueries });
  const [update, updating] = useUpdateScheduledNewsletterMutation();
  const [sendTest, testing] = useSendNewsletterTestMutation();
  const initial = scheduled
    ? {
        subject: scheduled.subject,
        body: scheduled.body,
        language: scheduled.language ?? 'all',
        when: 'later',
        sendAt: toLocalInput(scheduled.sendAt),
      }
    : fresh;

  function timeComplaint({ when, sendAt }: typeof fresh): string | null {
    if (when === 'now' || (scheduled && sendAt === initial.sendAt)) return null;
    const at = fromLocalInput(sendAt);
    if (at === null) return w('timeMissing');
    const problem = publishTimeProblem(new Date(at), new Date());
    return problem === null ? null : w(problem === 'TOO_SOON' ? 'tooSoon' : 'tooLate');
  }

  const form = useForm({
    initial,
    validate: (values) => ({
      subject: rules.required(values.subject) ?? rules.atMost(MAX_SUBJECT, values.subject),
      body: rules.required(values.body),
      sendAt: timeComplaint(values),
    }),
    failure: w('sendFailed'),
    submit: () => {
      setAsked(true);
      return Promise.resolve();
    },
  });
  const { values, isDirty } = form;
  const draft = useIssueDraft(scheduled?.id ?? null, isDirty ? values : null, (name, value) => {
    if (name in initial) form.set(name as keyof typeof initial, value);
  });
  const language = values.language === 'all' ? null : values.language;
  const content = { subject: values.subject.trim(), body: values.body, language };
  const sendAt = values.when === 'now' ? null : fromLocalInput(values.sendAt);

  /** Calls the mutation of the chosen time. @returns what to tell */
  async function save(): Promise<string> {
    if (sendAt === null) {
      await send({ variables: { input: content }, context: { idempotencyKey: keys.for(content) } });
      return w('onItsWay');
    }
    // An untouched time keeps its seconds.
    const isSameTime = scheduled && values.sendAt === initial.sendAt;
    const input = { ...content, sendAt: isSameTime ? scheduled.sendAt : sendAt };
    if (scheduled) await update({ variables: { id: scheduled.id, input } });
    else await schedule({ variables: { input }, context: { idempotencyKey: keys.for(input) } });
    return w('scheduledFor', { time: formats.moment(new Date(input.sendAt)) });
  }

  return {
    form,
    ...content,
    /** When it is sent; null for now. */
    sendAt,
    isScheduled: scheduled !== null,
    /** Whether the confirmation is open. */
    isAsked,
    isSending: sending.loading || scheduling.loading || updating.loading,
    isTesting: testing.loading,
    takeBack: () => setAsked(false),
    async send(): Promise<void> {
      try {
        const said = await save();
        keys.next();
        form.reset();
        await draft.forget();
        toast.success(said);
        onDone();
      } catch (error) {
        toast.error(errorMessage(error, t, w('sendFailed')));
      }
      setAsked(false);
    },
    async test(): Promise<void> {
      try {
        const { data } = await sendTest({ variables: { input: content } });
        toast.success(w('testSent', { email: data?.sendNewsletterTest.email ?? '' }));
      } catch (error) {
        toast.error(errorMessage(error, t, w('testFailed')));
      }
    },
  };
}
