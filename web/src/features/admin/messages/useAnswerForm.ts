import { useLeaveGuard } from '../../../forms/leaving/useLeaveGuard';
import { createRules } from '../../../forms/rules';
import { useForm } from '../../../forms/useForm';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useDeviceDraft } from '../../session/device-drafts/useDeviceDraft';
import { useAnswerContactMessageMutation } from './Messages.generated';
import { useInboxMessages } from './useInboxMessages';

const MAX_ANSWER = 5_000;

/** The answer to a message. It stays on this device until it is sent. */
export function useAnswerForm(messageId: string) {
  const t = useT();
  const i = useInboxMessages();
  const rules = createRules(t);
  const keys = useIdempotencyKeys();
  const [send] = useAnswerContactMessageMutation({ refetchQueries: ['Inbox', 'InboxCounts'] });
  const form = useForm({
    initial: { body: '' },
    validate: ({ body }) => ({ body: rules.required(body) ?? rules.atMost(MAX_ANSWER, body) }),
    failure: i('sendFailed'),
    async submit({ body }): Promise<void> {
      const variables = { id: messageId, body };
      await send({ variables, context: { idempotencyKey: keys.for(variables) } });
      keys.next();
      form.reset();
      await draft.forget();
      toast.success(i('sent'));
    },
  });
  const { body } = form.values;
  const draft = useDeviceDraft(`contact-answer:${messageId}`, body === '' ? null : { body }, (kept) => {
    const { body: stored } = kept as { body?: unknown };
    if (typeof stored === 'string') form.set('body', stored);
  });
  return { form, guard: useLeaveGuard({ ...form, hasDraft: true }) };
}
