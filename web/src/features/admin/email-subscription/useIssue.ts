import { useState } from 'react';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { errorMessage } from '../../../graphql/error-messages';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useSendNewsletterMutation } from './Newsletters.generated';
import { useIssueDraft } from './useIssueDraft';
import { useMessages } from './useMessages';

/** In graphemes. */
const MAX_SUBJECT = 120;

/** An issue from draft to sending. The draft stays on this device until it is sent. */
export function useIssue(onSent: () => void) {
  const t = useT();
  const w = useMessages();
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
  const { subject } = form.values;
  const kept = useIssueDraft(form.values, form.reset);

  return {
    form,
    subject: subject.trim(),
    /** Whether the confirmation is open. */
    isAsked,
    isSending,
    takeBack: () => setAsked(false),
    async send(): Promise<void> {
      const input = { subject: subject.trim(), body: form.values.body };
      try {
        await send({ variables: { input }, context: { idempotencyKey: keys.for(input) } });
        keys.next();
        form.reset();
        await kept.forget();
        toast.success(w('onItsWay'));
        onSent();
      } catch (error) {
        toast.error(errorMessage(error, t, w('sendFailed')));
      }
      setAsked(false);
    },
  };
}
