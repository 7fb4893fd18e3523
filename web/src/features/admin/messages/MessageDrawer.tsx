import { Archive, MailOpen, RotateCcw, Trash2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { IconButton } from '../../../ui/form/IconButton';
import { SelectField, TextAreaField } from '../../../ui/form/TextField';
import { Muted, Row, Stack } from '../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { Drawer } from '../../../ui/overlay/Drawer';
import { ExternalLink } from '../../../ui/navigation/TextLink';
import { Time } from '../../../ui/text/Time';
import { sheet } from '../../../ui/theme/sheet';
import type { ContactMessageChangesInput } from '../../../graphql/schema.generated';
import {
  useDeleteContactMessageMutation,
  useInboxMessageQuery,
  useMarkMessageReadMutation,
  useUpdateContactMessageMutation,
} from './Messages.generated';
import { useAnswerForm } from './useAnswerForm';
import { useInboxMessages } from './useInboxMessages';

const AFTER_CHANGE = { refetchQueries: ['Inbox', 'InboxCounts'] };

/** One message over the list: what was written and answered, its state and assignee. Opening it marks it as read. */
export function MessageDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const i = useInboxMessages();
  const { data, error, loading, refetch } = useInboxMessageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [update] = useUpdateContactMessageMutation(AFTER_CHANGE);
  const [remove, { loading: isRemoving }] = useDeleteContactMessageMutation(AFTER_CHANGE);
  // Nothing else of the message: someone may be assigning it at the same time.
  const [read] = useMarkMessageReadMutation({ refetchQueries: ['InboxCounts'] });
  const [isAsking, setAsking] = useState(false);
  const { form, guard } = useAnswerForm(id);
  const message = data?.contactMessage;
  const close = () => guard.leave(onClose);

  async function change(input: ContactMessageChangesInput, then?: () => void) {
    try {
      await update({ variables: { id, input } });
      then?.();
    } catch (problem) {
      toast.error(errorMessage(problem, t, i('changeFailed')));
    }
  }
  const markRead = useEffectEvent(() => {
    if (message?.isRead === false) void read({ variables: { id } }).catch(() => undefined);
  });
  const isLoaded = message !== undefined && message !== null;
  useEffect(() => {
    if (isLoaded) markRead();
  }, [isLoaded]);

  async function confirm() {
    try {
      await remove({ variables: { id } });
      toast.success(i('deleted'));
      onClose();
    } catch (problem) {
      toast.error(errorMessage(problem, t, i('deleteFailed')));
      setAsking(false);
    }
  }

  return (
    <Drawer open onClose={close} side="end" wide label={i('messageOf', { name: message?.name ?? '' })}>
      <div className={styles.root}>
        <Row justify="end">
          <IconButton icon={X} label={t('states.close')} tooltip={false} onClick={close} />
        </Row>
        {message ? (
          <Stack gap={5}>
            <header>
              <h2 dir="auto" className={styles.subject}>
                {message.subject}
              </h2>
              <Muted>
                <bdi>{message.name}</bdi> ·{' '}
                <bdi>
                  <ExternalLink href={`mailto:${message.email}`}>{message.email}</ExternalLink>
                </bdi>{' '}
                ·{' '}
                <bdi>
                  <Time at={message.createdAt} />
                </bdi>
              </Muted>
            </header>
            <p dir="auto" className={styles.words}>
              {message.message}
            </p>
            {message.answers.map(({ id: answerId, body, createdAt, author }) => (
              <section key={answerId} className={styles.answer}>
                <Muted>
                  {author ? i('answerBy', { name: author.displayName }) : i('answerByFormer')} ·{' '}
                  <bdi>
                    <Time at={createdAt} />
                  </bdi>
                </Muted>
                <p dir="auto" className={styles.words}>
                  {body}
                </p>
              </section>
            ))}
            <form {...form.form}>
              <Stack gap={3}>
                <FormProblem form={form} />
                <TextAreaField
                  label={i('answer')}
                  hint={i('answerHint', { email: message.email })}
                  rows={6}
                  {...form.text('body')}
                />
                <Button type="submit" loading={form.submitting} className={styles.send}>
                  {i('send')}
                </Button>
              </Stack>
            </form>
            <SelectField
              label={i('assignee')}
              value={message.assignee?.id ?? ''}
              options={[
                { value: '', label: i('nobody') },
                ...(data.contactTeam ?? []).map(({ id: value, displayName: label }) => ({ value, label })),
              ]}
              onChange={(event) => void change({ assigneeId: event.target.value || null })}
            />
            <Row gap={2} wrap>
              {message.state === 'ARCHIVED' ? (
                <Button size="sm" variant="outline" icon={RotateCcw} onClick={() => void change({ state: 'OPEN' })}>
                  {i('reopen')}
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  icon={Archive}
                  onClick={() => guard.leave(() => void change({ state: 'ARCHIVED' }, onClose))}
                >
                  {i('archive')}
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                icon={MailOpen}
                onClick={() => guard.leave(() => void change({ isRead: false }, onClose))}
              >
                {i('markUnread')}
              </Button>
              <Button size="sm" variant="ghost" icon={Trash2} onClick={() => setAsking(true)}>
                {i('delete')}
              </Button>
            </Row>
          </Stack>
        ) : error || data ? (
          <ErrorCard
            title={data ? i('gone') : i('loadFailed')}
            reason={error ? errorMessage(error, t, t('errors.generic')) : t('states.notFoundText')}
            busy={loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton height="16rem" />
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={i('deleteMessage')}
        text={i('deleteMessageText')}
        confirmLabel={i('delete')}
        danger
        busy={isRemoving}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
      {guard.question}
    </Drawer>
  );
}

const styles = sheet({
  root: { padding: '4', paddingBlockEnd: '10' },
  subject: { fontSize: 'lg', overflowWrap: 'anywhere' },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  send: { alignSelf: 'start' },
  answer: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingInlineStart: '4',
    borderInlineStartWidth: '3px',
    borderColor: 'brand.fg',
  },
});
