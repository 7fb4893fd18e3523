import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/Avatar';
import { isDeleted, personName } from '../../profiles/person-name';
import { PersonLink } from '../../profiles/PersonLink';
import { PostActions } from '../PostActions';
import { PostBody } from '../PostBody';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../PostCard.generated';
import { PostMenu } from '../PostMenu';
import { FocusCounts } from './FocusCounts';
import { focusStyles as styles } from './focus-styles';
import { useThreadWords } from './words';

interface FocusPostProps {
  post: FragmentType<PostCard_PostFragment>;
  onReply: () => void;
  onDeleted: () => void;
}

/** The quack that a page is about: large, with the moment in full and the people behind its numbers. */
export function FocusPost({ post: from, onReply, onDeleted }: FocusPostProps) {
  const { data: post, complete } = useFragment({
    fragment: PostCard_PostFragmentDoc,
    fragmentName: 'PostCard_post',
    from,
  });
  const t = useT();
  if (!complete) return null;
  const { author } = post;
  return (
    <div className={styles.focus}>
      <header className={styles.header}>
        <PersonLink handle={author.handle} isFace className={styles.avatar}>
          <Avatar handle={author.handle} name={personName(author, t)} src={author.imageUrl} />
        </PersonLink>
        <PersonLink handle={author.handle} className={styles.author}>
          <bdi className={styles.name}>{personName(author, t)}</bdi>
          {!isDeleted(author) && (
            <span dir="ltr" className={styles.handle}>
              @{author.handle}
            </span>
          )}
        </PersonLink>
        <PostMenu post={post} onDeleted={onDeleted} />
      </header>
      <div className={styles.body}>
        <PostBody post={post} large />
      </div>
      <Moment post={post} />
      <FocusCounts post={post} />
      <div className={styles.actions}>
        <PostActions post={post} onReply={onReply} />
      </div>
    </div>
  );
}

function Moment({ post: { createdAt, editedAt } }: { post: PostCard_PostFragment }) {
  const t = useT();
  const words = useThreadWords();
  const formats = useFormats();
  return (
    <p className={styles.moment}>
      <time dateTime={createdAt}>{formats.moment(new Date(createdAt))}</time>
      {editedAt && (
        <>
          <span aria-hidden> · </span>
          <span data-tooltip={words('edited', { moment: formats.moment(new Date(editedAt)) })}>
            {t('posts.edited')}
          </span>
        </>
      )}
    </p>
  );
}
