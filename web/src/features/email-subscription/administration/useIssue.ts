import { useState } from 'react';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { errorMessage } from '../../../graphql/error-messages';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/toast';
import { useSendNewsletterMutation } from './Newsletters.generated';
import { useKeptIssue } from './useKeptIssue';
import { useWords } from './useWords';

/** In characters as a person counts them. */
const MAX_SUBJECT = 120;

/** An issue from its first word to the outbox. What was written stays on this device until it is sent. */
export function useIssue(onSent: () => void) {
  const t = useT();
  const w = useWords();
  const rules = createRules(t);
  const keys = useIdempotencyKeys();
  const [isAsked, setAsked] = useState(false);
  const [send, { loading: isSending }] = useSendNewsletterMutation({ refetchQueries: ['Newsletters'] });
  const form = useForm({
    initial: { subject: '', body: '' },
    validate: ({ subject, body }) => ({
      subject: rules.required(subject) ?? rules.atMost(MAX_SUBJECT, subject),
      body: rules.required(body),
    }),
    failure: w('sendFailed'),
    submit: () => {
      setAsked(true);
      return Promise.resolve();
    },
  });
  const { subject, body } = form.values;
  const kept = useKeptIssue(form.values, (issue) => {
    if (subject === '' && body === '') form.reset(issue);
  });

  return {
    form,
    subject: subject.trim(),
    /** The question whether it is to go out now. */
    isAsked,
    isSending,
    takeBack: () => setAsked(false),
    async send(): Promise<void> {
      const input = { subject: subject.trim(), body };
      try {
        await send({ variables: { input }, context: { idempotencyKey: keys.for(input) } });
        keys.next();
        form.reset();
        kept.forget();
        toast.success(w('onItsWay'));
        onSent();
      } catch (error) {
        toast.error(errorMessage(error, t, w('sendFailed')));
      }
      setAsked(false);
    },
  };
}
