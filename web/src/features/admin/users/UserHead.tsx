import { profilePath } from '@mallard/rules/page-paths';
import { useFormats } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { sheet } from '../../../ui/theme/sheet';
import { TextLink } from '../../../ui/navigation/TextLink';
import type { ManagedUser } from './managed-user';
import { RoleBadge } from './RoleBadge';
import { stateOf, UserState } from './UserState';
import { useUsersMessages } from './messages';

/** The person with the facts of the list. */
export function UserHead({ user }: { user: ManagedUser }) {
  const w = useUsersMessages();
  const formats = useFormats();
  const { handle, displayName, imageUrl, bio, postCount, followerCount } = user.user;
  const until = stateOf(user) === 'leaving' ? user.leavesAt : user.accountState.frozenUntil;
  const facts = [
    { label: w('email'), value: <bdi>{user.email}</bdi> },
    { label: w('joined'), value: formats.day(new Date(user.createdOn)) },
    { label: w('lastSeen'), value: user.lastSeenAt ? formats.moment(new Date(user.lastSeenAt)) : w('never') },
    ...(until ? [{ label: w('until'), value: formats.moment(new Date(until)) }] : []),
    { label: w('quacks'), value: formats.number(postCount) },
    { label: w('followers'), value: formats.number(followerCount) },
  ];
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Avatar handle={handle} name={displayName} src={imageUrl} size="lg" />
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            {displayName}
          </h2>
          <bdi className={styles.handle}>@{handle}</bdi>
          <div className={styles.badges}>
            <RoleBadge role={user.role} />
            <UserState user={user} />
          </div>
        </div>
      </div>
      {bio !== '' && (
        <p dir="auto" className={styles.bio}>
          {bio}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {user.isActive && user.hasVerifiedAddress && <TextLink to={profilePath(handle)}>{w('profile')}</TextLink>}
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start' },
  head: { display: 'flex', gap: '4', alignItems: 'center', minWidth: '0' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '1', minWidth: '0' },
  name: { fontSize: 'xl', overflowWrap: 'anywhere' },
  handle: { color: 'fg.muted' },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  bio: { overflowWrap: 'anywhere' },
  facts: { margin: '0', width: 'full', display: 'flex', flexDirection: 'column', gap: '1.5' },
  fact: { display: 'flex', justifyContent: 'space-between', gap: '4', fontSize: 'sm' },
  label: { color: 'fg.muted' },
  value: { margin: '0', textAlign: 'end', overflowWrap: 'anywhere' },
});
