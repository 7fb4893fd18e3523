import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/Avatar';
import { Dialog } from '../../../ui/Dialog';
import { Time } from '../../../ui/Time';
import { sheet } from '../../../ui/theme/sheet';
import { isDeleted, personName } from '../../profiles/person-name';
import { PostBody } from '../PostBody';
import type { AnsweredPost } from './answered-post';
import { ReplyComposer } from './ReplyComposer';
import { useReplyWords } from './words';

interface ReplyDialogProps {
  post: AnsweredPost;
  onClose: () => void;
}

/** An answer on top of any page, under the quack that it answers. Closed unsent, the draft stays. */
export function ReplyDialog({ post, onClose }: ReplyDialogProps) {
  const t = useT();
  const words = useReplyWords();
  const { author } = post;
  return (
    <Dialog open title={words('title')} onClose={onClose}>
      <div className={styles.answered}>
        <span className={styles.side}>
          <Avatar handle={author.handle} name={personName(author, t)} src={author.imageUrl} />
        </span>
        <div className={styles.main}>
          <p className={styles.line}>
            <bdi className={styles.name}>{personName(author, t)}</bdi>
            {!isDeleted(author) && (
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
  // The line leads on to whoever answers.
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
