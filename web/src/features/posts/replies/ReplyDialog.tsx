import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import { Suspense } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Time } from '../../../ui/text/Time';
import { sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { useViewer } from '../../session/viewer/viewer';
import { PostBody } from '../card/PostBody';
import { emptyDraft } from '../drafts/draft';
import { replyKey } from '../drafts/drafts';
import type { AnsweredPost } from './answered-post';
import { ReplyComposer } from './ReplyComposer';
import { useReplyMessages } from './messages';
import { SavesOnClose } from '../drafts/SavesOnClose';

interface ReplyDialogProps {
  post: AnsweredPost;
  onClose: () => void;
}

/** A reply dialog on any page, below the parent post. Closing it keeps the draft. */
export function ReplyDialog({ post, onClose }: ReplyDialogProps) {
  const t = useT();
  const words = useReplyMessages();
  const viewer = useViewer();
  const { author } = post;
  return (
    <Dialog open sheet title={words('title')} onClose={onClose}>
      <div className={styles.answered}>
        <span className={styles.side}>
          <Avatar handle={author.handle} name={personName(author, t)} src={author.imageUrl} />
        </span>
        <div className={styles.main}>
          <p className={styles.line}>
            <bdi className={styles.name}>{personName(author, t)}</bdi>
            {!isDeletedHandle(author.handle) && (
              <span dir="ltr" className={styles.handle}>
                @{author.handle}
              </span>
            )}
            <span aria-hidden>·</span>
            <Time at={post.createdAt} />
          </p>
          <PostBody post={post} />
        </div>
      </div>
      <ReplyComposer post={post} roomy onSent={onClose} />
      <Suspense fallback={null}>
        <SavesOnClose start={{ key: replyKey(viewer?.id, post.id), initial: emptyDraft }} />
      </Suspense>
    </Dialog>
  );
}

const styles = sheet({
  answered: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    marginBlockEnd: '1',
  },
  // The line leads to the author of the reply.
  side: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    _after: { content: '""', flex: '1', width: '2px', minHeight: '3', borderRadius: 'full', bg: 'border.hairline' },
  },
  main: { minWidth: '0', paddingBlockEnd: '4' },
  line: {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '1.5',
    color: 'fg.muted',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
  },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 'md',
    fontWeight: 'medium',
    color: 'fg.default',
  },
  handle: { flexShrink: '99', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
});
