import type { Author, OwnParts } from '@mallard/rules/post-markup';
import { type ReactElement, use } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { personName } from '../../people/profiles/person-name';
import { LazyEditedMark } from '../edits/LazyEditedMark';
import { drawMarkup } from '../../../ui/text/draw-markup';
import { OwnPlace } from '../nearby/OwnPlace';
import { LazyVisibilityMark } from '../visibility/LazyVisibilityMark';
import type { CardPost } from './useCardPost';
import { PostMenu } from './PostMenu';
import { ThreadAuthor } from './thread-author';
import { useEditedMark } from './useEditedMark';

interface PostHeadOptions {
  /** When it was written, as precisely as there is room for. */
  moment: ReactElement;
  size?: 'sm' | 'md';
  onDeleted?: () => void;
}

/** Who wrote a post, and what the client brings to its head, in a list and on its own page. */
export function usePostHead(
  post: CardPost,
  { moment, size = 'md', onDeleted }: PostHeadOptions,
): { author: Author; own: OwnParts<ReactElement> } {
  const t = useT();
  const { editedAt, editedAfterNods, ownPlace, visibility } = post;
  const mark = useEditedMark(editedAt);
  const { handle, imageUrl } = post.author;
  const author = { handle, name: personName(post.author, t) };
  const isByThreadAuthor = use(ThreadAuthor) === post.author.id && post.isReply;
  return {
    author,
    own: {
      mark: isByThreadAuthor && t('posts.author'),
      face: <Avatar {...author} src={imageUrl} size={size} />,
      moment,
      beside: [
        mark && editedAt !== null && (
          <LazyEditedMark
            postId={post.id}
            editedAt={editedAt}
            editedAfterNods={editedAfterNods}
            fallback={drawMarkup(mark, {})}
          />
        ),
        visibility !== 'PUBLIC' && <LazyVisibilityMark of={visibility} />,
        ownPlace && <OwnPlace place={ownPlace} />,
      ],
      menu: <PostMenu post={post} onDeleted={onDeleted} />,
    },
  };
}
