import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorCard } from '../../../ui/ErrorCard';
import { Row } from '../../../ui/Layout';
import { Skeleton } from '../../../ui/Skeleton';
import { Time } from '../../../ui/Time';
import { ExternalLink } from '../../../ui/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/toast';
import { useWords } from '../useWords';
import {
  type ContactMessagesQuery,
  useContactMessagesQuery,
  useDeleteContactMessageMutation,
} from './Contact.generated';

type Message = ContactMessagesQuery['contactMessages']['edges'][number]['node'];

/** What people wrote by the contact form, for those who answer it. */
export function Messages() {
  const t = useT();
  const w = useWords();
  const { data, error, loading, refetch, fetchMore } = useContactMessagesQuery({ variables: {} });
  const [leaving, setLeaving] = useState<Message | null>(null);
  const [remove, { loading: isRemoving }] = useDeleteContactMessageMutation();

  async function confirm(message: Message) {
    try {
      await remove({
        variables: { id: message.id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'ContactMessage', id: message.id }) }),
      });
    } catch (problem) {
      toast.error(errorMessage(problem, t, w('deleteFailed')));
    }
    setLeaving(null);
  }

  if (!data) {
    return error && !loading ? (
      <ErrorCard
        title={w('messagesFailed')}
        reason={errorMessage(error, t, t('errors.generic'))}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Skeleton height="20rem" />
    );
  }
  const { edges, pageInfo } = data.contactMessages;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{w('messages')}</h1>
      {edges.length === 0 && <EmptyState drawing="reeds" title={w('noMessages')} />}
      {edges.map(({ node }) => (
        <Card key={node.id} as="article">
          <h2 dir="auto" className={styles.subject}>
            {node.subject}
          </h2>
          <p className={styles.from}>
            <bdi>{node.name}</bdi> · <bdi>{node.email}</bdi> · <Time at={node.createdAt} />
          </p>
          <p dir="auto" className={styles.words}>
            {node.message}
          </p>
          <Row gap={4}>
            <ExternalLink href={`mailto:${node.email}?subject=${encodeURIComponent(`Re: ${node.subject}`)}`}>
              {w('answer')}
            </ExternalLink>
            <Button size="sm" variant="ghost" icon={Trash2} onClick={() => setLeaving(node)}>
              {w('delete')}
            </Button>
          </Row>
        </Card>
      ))}
      {pageInfo.hasNextPage && (
        <Button variant="outline" onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}>
          {w('showMore')}
        </Button>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={w('deleteMessage')}
        text={w('deleteMessageText')}
        confirmLabel={w('delete')}
        danger
        busy={isRemoving}
        onConfirm={() => leaving && void confirm(leaving)}
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}

const styles = sheet({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxWidth: '42rem',
    paddingBlockStart: { base: '6', md: '8' },
  },
  title: { fontSize: '2xl' },
  subject: { fontSize: 'md' },
  from: { color: 'fg.muted', fontSize: 'sm' },
  words: { whiteSpace: 'pre-wrap', paddingBlock: '3', overflowWrap: 'anywhere' },
});
