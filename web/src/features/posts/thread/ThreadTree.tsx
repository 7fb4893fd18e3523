import { useT } from '../../../i18n/I18nProvider';
import { TextLink } from '../../../ui/TextLink';
import { cx, sheet } from '../../../ui/theme/sheet';
import { personName } from '../../profiles/person-name';
import { shownWords } from '../post-name';
import { postPath } from '../post-path';
import { PostCard } from '../PostCard';
import { Tombstone } from './Tombstone';
import { type Branch, branchKey, type ThreadPost } from './thread-tree';
import { useThreadWords } from './words';

interface ThreadTreeProps {
  /** Names the list. */
  label: string;
  branches: readonly Branch[];
}

/** The replies below a quack, each with those below it; lines lead from an answered quack to its answers. */
export function ThreadTree({ label, branches }: ThreadTreeProps) {
  return (
    <ol aria-label={label} className={styles.replies}>
      {branches.map((branch, index) => (
        <li key={branchKey(branch, index)} className={styles.top}>
          <BranchOf branch={branch} />
        </li>
      ))}
    </ol>
  );
}

function BranchOf({ branch }: { branch: Branch }) {
  const t = useT();
  const words = useThreadWords();
  const { post, hasMore, replies = [] } = branch;
  const isAnswered = replies.length > 0 || hasMore;
  return (
    <>
      <div className={cx(styles.reply, isAnswered && styles.answered)}>
        {post ? <Reply post={post} /> : <Tombstone small />}
      </div>
      {isAnswered && (
        <ol
          aria-label={post ? words('repliesOfBranch', { name: personName(post.author, t) }) : words('replies')}
          className={styles.below}
        >
          {replies.map((below, index) => (
            <li key={branchKey(below, index)} className={styles.child}>
              <BranchOf branch={below} />
            </li>
          ))}
          {hasMore && post && (
            <li className={styles.child}>
              <MoreLink post={post} />
            </li>
          )}
        </ol>
      )}
    </>
  );
}

function Reply({ post }: { post: ThreadPost }) {
  const t = useT();
  return (
    <div
      role="article"
      tabIndex={-1}
      data-hold
      data-post={post.id}
      aria-label={t('posts.name', { name: personName(post.author, t), text: shownWords(post) })}
      className={styles.article}
    >
      <PostCard post={post} inThread />
    </div>
  );
}

/** Deeper than is shown here, the thread goes on at the address of its quack. */
function MoreLink({ post }: { post: ThreadPost }) {
  const t = useT();
  const words = useThreadWords();
  return (
    <TextLink
      quiet
      to={postPath(post.id)}
      aria-label={words('moreOf', { name: personName(post.author, t) })}
      className={styles.more}
    >
      {words('more')}
    </TextLink>
  );
}

const styles = sheet({
  replies: { listStyle: 'none' },
  top: {
    paddingInline: { base: '4', md: '5' },
    paddingBlockEnd: '1.5',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  reply: { position: 'relative' },
  // From the avatar (32 px, 10 px below the top) down to the first answer, along the middle of the avatar.
  answered: {
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - 1px)',
      insetBlockStart: '2.875rem',
      insetBlockEnd: '0',
      width: '2px',
      bg: 'border.hairline',
    },
  },
  article: { borderRadius: 'control', _focusVisible: { outlineOffset: '2px' } },
  below: { listStyle: 'none' },
  // The line comes from the answered quack, turns to this one, and goes on to the next.
  child: {
    position: 'relative',
    paddingInlineStart: { base: '7', md: '2.625rem' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - 1px)',
      insetBlockStart: '0',
      width: { base: '0.625rem', md: '1.375rem' },
      height: '1.75rem',
      borderInlineStartWidth: '2px',
      borderBlockEndWidth: '2px',
      borderColor: 'border.hairline',
      borderEndStartRadius: '0.75rem',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - 1px)',
      insetBlock: '0',
      width: '2px',
      bg: 'border.hairline',
    },
  },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    marginBlockStart: '1.5',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
});
