import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { profilePath } from '@mallard/rules/page-paths';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Badge } from '../../../ui/feedback/Badge';
import { Link } from '../../../ui/navigation/Link';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { FollowButton } from '../follows/FollowButton';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from './PersonRow.generated';

interface PersonRowProps {
  user: FragmentType<PersonRow_UserFragment>;
  /** Shows the first lines of the bio, if there is room. */
  withBio?: boolean;
  /** A quieter follow button, beside what the page is about. */
  soft?: boolean;
  /** Replaces the follow button. */
  actions?: ReactNode;
  /** Beside it. */
  more?: ReactNode;
}

/** A person in a list, with a follow button. */
export function PersonRow({ user: from, withBio, soft, actions, more }: PersonRowProps) {
  const t = useT();
  const { data: person, complete } = useFragment({
    fragment: PersonRow_UserFragmentDoc,
    fragmentName: 'PersonRow_user',
    from,
  });
  if (!complete) return null;

  const { handle, displayName, imageUrl, bio, isFollowingViewer } = person;
  return (
    <div className={styles.row}>
      <Link to={profilePath(handle)} className={styles.person}>
        <Avatar handle={handle} name={displayName} src={imageUrl} />
        <span className={styles.words}>
          <bdi className={styles.name}>{displayName || handle}</bdi>
          <span className={styles.line}>
            <span dir="ltr" className={styles.handle}>
              @{handle}
            </span>
            {withBio && isFollowingViewer && <Badge>{t('profiles.followsYou')}</Badge>}
          </span>
        </span>
      </Link>
      {actions ??
        (more ? (
          <span className={styles.ways}>
            <FollowButton user={person} soft={soft} />
            {more}
          </span>
        ) : (
          <FollowButton user={person} soft={soft} />
        ))}
      {withBio && bio && (
        <div className={styles.more}>
          <p dir="auto" className={styles.bio}>
            {bio}
          </p>
        </div>
      )}
    </div>
  );
}

export function PersonSkeleton() {
  return (
    <div className={styles.row}>
      <span className={styles.person}>
        <Skeleton width="2.75rem" height="2.75rem" round />
        <span className={styles.skeletonLines}>
          <Skeleton width="8rem" height="0.9375rem" />
          <Skeleton width="5rem" height="0.8125rem" />
        </span>
      </span>
      <Skeleton width="5.5rem" height="2.25rem" round />
    </div>
  );
}

const styles = sheet({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '16',
    paddingBlock: '2',
  },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'control',
    '&:hover bdi': { textDecoration: 'underline' },
  },
  ways: { display: 'flex', alignItems: 'center', gap: '1' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'start', minWidth: '0', lineHeight: 'snug' },
  name: {
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
  },
  // The badge wraps below the handle if there is no room beside it.
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    maxWidth: 'full',
    minWidth: '0',
  },
  handle: {
    minWidth: '0',
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  more: { gridColumn: '1 / -1', marginInlineStart: '3.5rem', marginBlockStart: '1' },
  bio: { fontSize: 'sm', lineClamp: '2', overflowWrap: 'anywhere' },
  skeletonLines: { display: 'grid', gap: '2' },
});
