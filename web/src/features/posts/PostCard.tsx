import type { FragmentType } from '@apollo/client';
import { useOwnFragment } from '../../graphql/useOwnFragment';
import { useFormats, useT } from '../../i18n/I18nProvider';
import { Avatar } from '../../ui/Avatar';
import { cx } from '../../ui/theme/sheet';
import { Link } from '../../ui/Link';
import { Time } from '../../ui/Time';
import { isDeleted, personName } from '../profiles/person-name';
import { PersonLink } from '../profiles/PersonLink';
import { cardStyles as styles } from './card-styles';
import { postPath } from './post-path';
import { PostActions } from './PostActions';
import { PostBody } from './PostBody';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from './PostCard.generated';
import { PostMenu } from './PostMenu';
import { ReplyingTo } from './replies/ReplyingTo';
import { useOpenOnPress } from './useOpenOnPress';

interface PostCardProps {
  post: FragmentType<PostCard_PostFragment>;
  /** In a thread what it answers stands above it, and room is short. */
  inThread?: boolean;
}

/** A quack in a list or in a thread. What stands around it is the article. */
export function PostCard({ post: from, inThread }: PostCardProps) {
  const post = useOwnFragment(PostCard_PostFragmentDoc, from);
  return post && <Card post={post} inThread={inThread} />;
}

interface CardProps {
  post: PostCard_PostFragment;
  inThread?: boolean | undefined;
}

/** The same where the quack was read already. */
export function Card({ post, inThread }: CardProps) {
  const open = useOpenOnPress(post.id);
  const { author } = post;
  const t = useT();
  return (
    <div className={cx(styles.card, inThread && styles.threaded)} onClick={open}>
      <PersonLink handle={author.handle} isFace className={styles.avatar}>
        <Avatar
          handle={author.handle}
          name={personName(author, t)}
          src={author.imageUrl}
          size={inThread ? 'sm' : 'md'}
        />
      </PersonLink>
      <div className={styles.main}>
        <header className={styles.header}>
          <PersonLink handle={author.handle} className={styles.author}>
            <bdi className={styles.name}>{personName(author, t)}</bdi>{' '}
            {!isDeleted(author) && (
              <span dir="ltr" className={styles.handle}>
                @{author.handle}
              </span>
            )}
          </PersonLink>
          <span className={styles.when}>
            <span aria-hidden> · </span>
            <Link to={postPath(post.id)} data-shortcut="open" className={styles.time}>
              <Time at={post.createdAt} />
            </Link>
            {post.editedAt && <EditedMark at={post.editedAt} />}
          </span>
          <PostMenu post={post} />
        </header>
        {post.isReply && !inThread && <ReplyingTo parent={post.parent} />}
        <PostBody post={post} />
        <PostActions post={post} />
      </div>
    </div>
  );
}

function EditedMark({ at }: { at: string }) {
  const t = useT();
  const formats = useFormats();
  const words = t('posts.editedAt', { moment: formats.moment(new Date(at)) });
  return (
    <>
      <span aria-hidden> · </span>
      <span data-tooltip={words}>{t('posts.edited')}</span>
    </>
  );
}
