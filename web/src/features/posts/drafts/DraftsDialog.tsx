import { postPath } from '@mallard/rules/page-paths';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Spinner } from '../../../ui/feedback/Spinner';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { cx, sheet } from '../../../ui/theme/sheet';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { useViewer } from '../../session/viewer/viewer';
import { isEmpty } from './draft';
import { composerKey } from './draft-start';
import { DraftRow } from './DraftRow';
import { newQuackKey } from './drafts';
import { useDraftMessages } from './messages';
import { openDraft, setAside } from './open-draft';
import { type PostDraft_DraftFragment, usePostDraftsQuery } from './PostDrafts.generated';
import { useDraft } from './useDraft';
import { useDraftDeletion } from './useDraftDeletion';

const PAGE = 20;

/** The drafts of all devices, latest change first. */
interface DraftsDialogProps {
  /** Of the composer that it is opened from. */
  draftKey: string;
  onClose: () => void;
}

export function DraftsDialog({ draftKey, onClose }: DraftsDialogProps) {
  const t = useT();
  const w = useDraftMessages();
  const navigate = useNavigate();
  const viewerId = useViewer()?.id ?? '';
  const { draft } = useDraft(draftKey);
  const answer = usePostDraftsQuery({
    variables: { first: PAGE },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { error, loading, refetch, fetchMore } = answer;
  const list = (answer.data ?? answer.previousData)?.viewer?.drafts;
  const deletion = useDraftDeletion();

  async function leaveTo(work: () => Promise<void>) {
    try {
      await work();
    } catch {
      toast.error(w('openFailed'));
      return;
    }
    onClose();
  }

  async function open(found: PostDraft_DraftFragment) {
    await openDraft(viewerId, found);
    const { parentPostId, quotePostId } = found;
    if (parentPostId !== null) {
      frameDialog.close();
      await navigate(postPath(parentPostId));
    } else if (composerKey(viewerId, found) !== draftKey)
      frameDialog.open('compose', quotePostId === null ? null : { quoteId: quotePostId });
  }

  return (
    <Dialog
      open
      title={w('title')}
      onClose={onClose}
      footer={
        draftKey === newQuackKey(viewerId) &&
        !isEmpty(draft) && (
          <Button variant="outline" onClick={() => void leaveTo(() => setAside(draftKey))}>
            {w('startNew')}
          </Button>
        )
      }
    >
      <p role="status" className={cx(deletion.deleted && styles.deleted)}>
        {deletion.deleted && (
          <>
            {w('deleted')}
            <Button variant="ghost" size="sm" onClick={() => void deletion.restore()}>
              {w('undo')}
            </Button>
          </>
        )}
      </p>
      {list && list.edges.length > 0 ? (
        <ul className={styles.list}>
          {list.edges.map(({ node }) => (
            <DraftRow
              key={node.id}
              draft={node}
              isOpen={draft.saved?.id === node.id}
              onOpen={() => void leaveTo(() => open(node))}
              onDelete={() => void deletion.remove(node, composerKey(viewerId, node))}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorCard
          title={w('loadFailed')}
          reason={errorMessage(error, t, w('loadFailed'))}
          onRetry={() => void refetch()}
          busy={loading}
        />
      ) : list ? (
        <EmptyState drawing="nest" title={w('empty')} text={w('emptyText')} />
      ) : (
        <Spinner />
      )}
      {list?.pageInfo.hasNextPage && (
        <Button
          variant="ghost"
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        >
          {w('more')}
        </Button>
      )}
    </Dialog>
  );
}

const styles = sheet({
  list: { listStyle: 'none', marginInline: '-3' },
  // Here, because a dialog makes toasts inert.
  deleted: { display: 'flex', alignItems: 'center', gap: '1', fontSize: 'sm', color: 'fg.muted' },
});
