import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { profilePath } from '@mallard/rules/page-paths';
import { useT } from '../../../i18n/I18nProvider';
import { AvatarStack } from '../../../ui/media/AvatarStack';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { type KnownFollowers_UserFragment, KnownFollowers_UserFragmentDoc } from './KnownFollowers.generated';

interface KnownFollowersProps {
  user: FragmentType<KnownFollowers_UserFragment>;
}

/** Which people that one follows follow someone; nothing where there are none. */
export function KnownFollowers({ user: from }: KnownFollowersProps) {
  const t = useT();
  const { data: user, complete } = useFragment({ fragment: KnownFollowers_UserFragmentDoc, from });
  const known = complete ? user.knownFollowers : null;
  const [one, two] = known?.users ?? [];
  if (!known || !one) return null;

  const linkTo = ({ handle, displayName }: typeof one) => (
    <Link key={handle} to={profilePath(handle)} className={styles.name}>
      <bdi>{displayName || handle}</bdi>
    </Link>
  );
  const others = known.totalCount - 2;
  return (
    <div className={styles.known}>
      <AvatarStack
        most={3}
        people={known.users.map(({ handle, displayName: name, imageUrl: src }) => ({ handle, name, src }))}
      />
      <p className={styles.words}>
        {!two
          ? t.rich('follows.knownOne', { one: linkTo(one) })
          : others > 0
            ? t.rich('follows.knownMore', { one: linkTo(one), two: linkTo(two), count: others })
            : t.rich('follows.knownTwo', { one: linkTo(one), two: linkTo(two) })}
      </p>
    </div>
  );
}

const styles = sheet({
  known: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '8',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  words: { minWidth: '0', overflowWrap: 'anywhere', lineHeight: 'snug' },
  name: {
    color: 'fg.default',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
});
