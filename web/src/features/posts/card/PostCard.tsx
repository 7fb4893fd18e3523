import type { FragmentType } from '@apollo/client';
import { cardMarkup } from '@mallard/rules/post-markup';
import { drawMarkup } from '../../../ui/text/draw-markup';
import { Time } from '../../../ui/text/Time';
import { cx } from '../../../ui/theme/sheet';
import { useLiveCounts } from '../counts/shown-posts';
import { ReplyingTo } from '../replies/ReplyingTo';
import { cardStyles } from './card-styles';
import { Held } from '../holding/Held';
import { OwnThread } from './OwnThread';
import { PostActions } from './PostActions';
import { PostBody } from './PostBody';
import type { PostCard_PostFragment } from './PostCard.generated';
import { type CardPost, useCardPost } from './useCardPost';
import { useOpenOnPress } from './useOpenOnPress';
import { usePostHead } from './usePostHead';

interface PostCardProps {
  post: FragmentType<PostCard_PostFragment>;
  /** In a thread, the parent is above it already, and there is less room. */
  inThread?: boolean;
}

/** A post in a list or in a thread. The element around it is the article. */
export function PostCard({ post: from, inThread }: PostCardProps) {
  const post = useCardPost(from);
  return post && <Card post={post} inThread={inThread} />;
}

interface CardProps {
  post: CardPost;
  inThread?: boolean | undefined;
  /** The parent is shown above it. */
  isParentAbove?: boolean | undefined;
}

/** The same where the quack was read already. */
export function Card({ post, inThread, isParentAbove = inThread }: CardProps) {
  const open = useOpenOnPress(post.id);
  useLiveCounts(post.id);
  const { author, own } = usePostHead(post, {
    moment: <Time at={post.createdAt} />,
    size: inThread ? 'sm' : 'md',
  });
  const body = [
    post.isReply && !isParentAbove && <ReplyingTo parent={post.parent} />,
    // oxlint-disable-next-line react/jsx-key -- the elements are spread as children
    <PostBody post={post} />,
    !inThread && <OwnThread id={post.id} ownThread={post.ownThread} />,
    post.isHeld ? <Held /> : <PostActions post={post} />,
  ];
  return drawMarkup(cardMarkup('div', post.id, author, own, ...body), cardStyles, {
    card: { className: cx(cardStyles.card, inThread && cardStyles.threaded), onClick: open },
  });
}
