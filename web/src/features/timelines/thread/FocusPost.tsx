import type { FragmentType } from '@apollo/client';
import { focusMarkup } from '@mallard/rules/focus-markup';
import { useFormats } from '../../../i18n/I18nProvider';
import { drawMarkup } from '../../../ui/text/draw-markup';
import { PostActions } from '../../posts/card/PostActions';
import { PostBody } from '../../posts/card/PostBody';
import type { PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { type CardPost, useCardPost } from '../../posts/card/useCardPost';
import { useLiveCounts } from '../../posts/counts/shown-posts';
import { Held } from '../../posts/holding/Held';
import { usePostHead } from '../../posts/card/usePostHead';
import { FocusCounts } from './FocusCounts';
import { focusStyles as styles } from './focus-styles';

interface FocusPostProps {
  post: FragmentType<PostCard_PostFragment>;
  onReply: () => void;
  onDeleted: () => void;
}

/** The main post of a page: larger, with its full time and counts. */
export function FocusPost({ post: from, ...acts }: FocusPostProps) {
  const post = useCardPost(from);
  return post && <Focus post={post} {...acts} />;
}

interface FocusProps extends Omit<FocusPostProps, 'post'> {
  post: CardPost;
}

function Focus({ post, onReply, onDeleted }: FocusProps) {
  const formats = useFormats();
  useLiveCounts(post.id);
  const { createdAt } = post;
  const moment = <time dateTime={createdAt}>{formats.moment(new Date(createdAt))}</time>;
  const { author, own } = usePostHead(post, { moment, onDeleted });
  const actions = (
    <div className={styles.actions}>{post.isHeld ? <Held /> : <PostActions post={post} onReply={onReply} />}</div>
  );
  const body = <PostBody post={post} large />;
  return drawMarkup(focusMarkup('div', author, own, body, <FocusCounts post={post} />, actions), styles);
}
