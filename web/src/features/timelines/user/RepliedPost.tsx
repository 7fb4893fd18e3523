import { cardMarkup } from '@mallard/rules/post-markup';
import { Image } from 'lucide-react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Icon } from '../../../ui/media/Icon';
import { drawMarkup } from '../../../ui/text/draw-markup';
import { Time } from '../../../ui/text/Time';
import { cx, sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { cardStyles } from '../../posts/card/card-styles';
import { shownWords } from '../../posts/card/post-name';
import { useOpenOnPress } from '../../posts/card/useOpenOnPress';
import {
  type RepliedPost_PostFragment,
  RepliedPost_PostFragmentDoc,
  ReplyParent_PostFragmentDoc,
} from './RepliedPost.generated';
import { useUserMessages } from './user-messages';

/** What a reply in a list replies to, in short, with a line that leads to it. */
export function RepliedPost({ replyId }: { replyId: string }) {
  const reply = useOwnFragment(ReplyParent_PostFragmentDoc, { __typename: 'Post', id: replyId });
  if (!reply) return null;
  return reply.parent ? <Parent id={reply.parent.id} /> : <Gone />;
}

function Parent({ id }: { id: string }) {
  const post = useOwnFragment(RepliedPost_PostFragmentDoc, { __typename: 'Post', id });
  return post && <Short post={post} />;
}

function Short({ post }: { post: RepliedPost_PostFragment }) {
  const t = useT();
  const open = useOpenOnPress(post.id);
  const { handle, imageUrl } = post.author;
  const author = { handle, name: personName(post.author, t) };
  const [media] = post.media;
  const face = <Avatar {...author} src={imageUrl} size="sm" />;
  const text = (
    <p className={styles.text}>
      {media && <Icon of={Image} size={16} className={styles.icon} />}
      <span dir="auto">{shownWords(post, 'PROFILES') || media?.altText}</span>
    </p>
  );
  const markup = cardMarkup('div', post.id, author, { face, moment: <Time at={post.createdAt} /> }, text);
  return drawMarkup(markup, cardStyles, {
    card: { className: cx(cardStyles.card, styles.card), onClick: open },
    avatar: { className: cx(cardStyles.avatar, styles.avatar) },
  });
}

function Gone() {
  const words = useUserMessages();
  return <p className={cx(styles.card, styles.gone)}>{words('repliedGone')}</p>;
}

const styles = sheet({
  card: {
    position: 'relative',
    paddingBlockEnd: '0.5',
    // Through the centers of the avatars (44 px), from this one to the next.
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: 'calc(2.375rem - 1px)', md: 'calc(2.625rem - 1px)' },
      insetBlockStart: '3.125rem',
      insetBlockEnd: '-0.75rem',
      width: '2px',
      bg: 'border.hairline',
    },
  },
  avatar: { marginInline: '1.5' },
  text: { color: 'fg.muted', fontSize: 'sm', lineClamp: '2', overflowWrap: 'anywhere' },
  icon: { display: 'inline-block', verticalAlign: '-0.1875rem', marginInlineEnd: '1' },
  gone: {
    paddingInlineStart: { base: '4.5rem', md: '4.75rem' },
    paddingBlockStart: '3.5',
    color: 'fg.muted',
    fontSize: 'sm',
    _after: { insetBlockStart: '3.5' },
  },
});
