import { useReducer } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { cx, sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { PostCard } from '../../posts/card/PostCard';
import { ReplyingTo } from '../../posts/replies/ReplyingTo';
import { CollapseButton } from './CollapseButton';
import { MoreReplies } from './MoreReplies';
import { Tombstone } from './Tombstone';
import { UnlessFolded } from './UnlessFolded';
import { layoutBelow, type ReplyLayout, topLayout } from './reply-layout';
import { LoadedBelow, useLoadedBelow } from './loaded-below';
import { useCollapsed } from './thread-memory';
import { type Branch, directIds, sizeOf, type ThreadPost, unshownOf } from './thread-tree';
import { useThreadMessages } from './messages';

interface ThreadTreeProps {
  post: ThreadPost;
  branches: readonly Branch[];
}

/** The tree of replies below a post, connected by lines. */
export function ThreadTree({ post, branches }: ThreadTreeProps) {
  const words = useThreadMessages();
  return (
    <ol aria-label={words('replies')} className={styles.list}>
      <Replies
        postId={post.id}
        answered={post}
        branches={branches}
        hasMore={branches.length > 0 && unshownOf(post, branches) > 0}
        layout={topLayout}
      />
    </ol>
  );
}

interface RepliesProps {
  postId: string;
  /** The post that they reply to; null if it was deleted. */
  answered: ThreadPost | null;
  branches: readonly Branch[];
  hasMore: boolean;
  layout: ReplyLayout;
}

/** Replies to one post as items of a list, and further ones on request. */
function Replies({ postId, answered, branches, hasMore, layout }: RepliesProps) {
  const render = (some: readonly Branch[]) =>
    some.map((branch) => (
      <li key={branch.postId} className={layout.item}>
        <BranchOf branch={branch} answered={answered} layout={layout} />
      </li>
    ));
  return (
    <>
      {render(branches)}
      {hasMore && (
        <MoreReplies post={answered} postId={postId} shown={directIds(branches)} layout={layout} render={render} />
      )}
    </>
  );
}

interface BranchOfProps {
  branch: Branch;
  answered: ThreadPost | null;
  layout: ReplyLayout;
}

function BranchOf({ branch, answered, layout }: BranchOfProps) {
  const t = useT();
  const words = useThreadMessages();
  const { post, postId, hasMore, replies } = branch;
  const [hidden, setHidden] = useCollapsed(postId);
  const isAnswered = replies.length > 0 || hasMore;
  const [shown, addShown] = useReducer((sum: number, change: number) => sum + change, 0);
  const loaded = hidden ?? shown;
  useLoadedBelow(loaded);
  const count = sizeOf(replies) + loaded;
  const below = layoutBelow(layout, Math.max(replies.length, post?.replyCount ?? 0) > 1);
  const isOpen = isAnswered && hidden === null;
  return (
    <>
      <div className={cx(styles.reply, isOpen && lineTo(below))}>
        {post ? (
          <Reply post={post} answered={layout.names ? answered : null} names={layout.names} />
        ) : (
          <Tombstone small />
        )}
        {count > 0 && (
          <CollapseButton
            name={post && personName(post.author, t)}
            count={count}
            isOpen={hidden === null}
            onToggle={() => setHidden(hidden === null ? loaded : null)}
          />
        )}
      </div>
      {isOpen && (
        <LoadedBelow value={addShown}>
          <ol
            aria-label={post ? words('repliesOfBranch', { name: personName(post.author, t) }) : words('replies')}
            className={styles.list}
          >
            <Replies postId={postId} answered={post} branches={replies} hasMore={hasMore} layout={below} />
          </ol>
        </LoadedBelow>
      )}
    </>
  );
}

const lineTo = ({ isConnected }: ReplyLayout): string =>
  cx(isConnected && styles.line, isConnected === 'exceptOnPhones' && styles.lineAbovePhones);

interface ReplyProps {
  post: ThreadPost;
  answered: ThreadPost | null;
  names: ReplyLayout['names'];
}

function Reply({ post, answered, names }: ReplyProps) {
  return (
    <UnlessFolded post={post} small className={styles.article}>
      {answered && (
        <div className={cx(styles.answered, names === 'onPhones' && styles.onPhones)}>
          <ReplyingTo parent={{ ...answered, __typename: 'Post' }} />
        </div>
      )}
      <PostCard post={post} inThread />
    </UnlessFolded>
  );
}

const styles = sheet({
  list: { listStyle: 'none' },
  // The button that hides what is below a folded reply is in its circle, as in that of a deleted one.
  reply: { position: 'relative', '&:has(> [data-folded]) > button': { insetBlockStart: '0.875rem' } },
  // From the avatar (32 px, 6 px below the top) down to the first reply, through the center of the avatar.
  line: {
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - 1px)',
      insetBlockStart: '2.625rem',
      insetBlockEnd: '-0.125rem',
      width: '2px',
      bg: 'border.hairline',
    },
  },
  lineAbovePhones: { _after: { display: { base: 'none', md: 'block' } } },
  // As many replies on a page as can be read well: one line takes 72 px.
  article: {
    borderRadius: 'control',
    _focusVisible: { outlineOffset: '2px' },
    '& header': { minHeight: '5', lineHeight: '1.25' },
    '& header > div': { marginBlock: '-1.5' },
    '& p[dir=auto]': { fontSize: 'md', lineHeight: '1.4' },
    '& footer': { marginBlockStart: '0' },
    '& footer > *': { minHeight: '6', '@media (pointer: coarse)': { minHeight: '9' } },
  },
  answered: { paddingInlineStart: '2.625rem', marginBlockEnd: '-1' },
  onPhones: { display: { base: 'block', md: 'none' } },
});
