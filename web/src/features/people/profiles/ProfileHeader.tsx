import { Suspense } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { CalendarDays, Link2, type LucideIcon, MapPin, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Badge } from '../../../ui/feedback/Badge';
import { ButtonLink } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { cx } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { FollowButton } from '../follows/FollowButton';
import { PostNotificationsMenu } from '../follows/PostNotificationsMenu';
import { useViewer } from '../../session/viewer/viewer';
import { textStyles } from '../text/text-styles';
import { fromProfile, newWhisperPath } from '../../session/paths/whisper-paths';
import { Banner } from './Banner';
import { type ProfileHeader_UserFragment, ProfileHeader_UserFragmentDoc } from './Profile.generated';
import { profileStyles as styles } from './profile-styles';
import { HandleButton } from './HandleButton';
import { ProfileCounts } from './ProfileCounts';
import { ProfileMenu } from './ProfileMenu';
import { LazyProfileLinks } from '../profile-links/LazyProfileLinks';
import { WebsiteLink } from './WebsiteLink';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { UnblockButton } from '../relationships/UnblockButton';
import { FollowRequestsLink } from '../requests/FollowRequestsLink';
import { ApprovalSign } from '../requests/ApprovalSign';
import { KnownFollowers } from './KnownFollowers';

// Rarely needed.
// Only on the own profile, and only if someone waits.
// Few people have it.
// Into reserved space.
// The fallback is the same text without links.
const Bio = lazyWithRetry(async () => ({ default: (await import('./Bio')).Bio }));

interface ProfileHeaderProps {
  user: FragmentType<ProfileHeader_UserFragment>;
  /** The profile is limited to signed-in people, and this is a visitor. */
  isHidden: boolean;
}

/** The top of a profile: banner, picture, name, bio and follow button. */
export function ProfileHeader({ user: from, isHidden }: ProfileHeaderProps) {
  const t = useT();
  const viewer = useViewer();
  const { data: person, complete } = useFragment({
    fragment: ProfileHeader_UserFragmentDoc,
    fragmentName: 'ProfileHeader_user',
    from,
  });
  if (!complete) return null;

  const { handle, displayName, bio, imageUrl, blocksViewer, viewerRelationship } = person;
  const isBlocked = viewerRelationship?.isBlocked ?? false;
  const isMuted = viewerRelationship !== null && viewerRelationship.muted.length > 0;
  const isApart = isBlocked || blocksViewer;
  return (
    <div>
      <Banner src={person.bannerUrl} />
      <div className={styles.body}>
        <div className={styles.top}>
          <span className={styles.picture}>
            <Avatar handle={handle} name={displayName} src={imageUrl} size="xl" />
          </span>
          {person.viewerIsSelf ? (
            <span className={styles.ways}>
              <ProfileMenu person={person} />
              <ButtonLink to="?edit" variant="outline" size="sm">
                {t('profiles.edit')}
              </ButtonLink>
            </span>
          ) : (
            !isHidden && (
              <span className={styles.ways}>
                <ProfileMenu person={person} />
                {viewer && !isApart && (
                  <ButtonLink
                    to={newWhisperPath([handle])}
                    state={fromProfile}
                    variant="outline"
                    size="sm"
                    icon={MessagesSquare}
                    className={styles.whisper}
                    aria-label={t('profiles.whisperTo', { name: displayName || handle })}
                  >
                    {t('profiles.whisper')}
                  </ButtonLink>
                )}
                {isBlocked ? (
                  <Suspense fallback={null}>
                    <UnblockButton person={person} />
                  </Suspense>
                ) : (
                  !blocksViewer && (
                    <>
                      {viewer && <PostNotificationsMenu user={person} />}
                      <FollowButton user={person} />
                    </>
                  )
                )}
              </span>
            )
          )}
        </div>
        <p className={styles.name}>
          <bdi>{displayName || handle}</bdi>
          {person.approvesFollowers && (
            <Suspense fallback={null}>
              <ApprovalSign />
            </Suspense>
          )}
        </p>
        <p className={styles.line}>
          <HandleButton handle={handle} />
          {person.isFollowingViewer && <Badge>{t('profiles.followsYou')}</Badge>}
          {isBlocked && <Badge tone="danger">{t('profiles.blocked')}</Badge>}
          {isMuted && <Badge>{t('profiles.muted')}</Badge>}
        </p>
        {bio && (
          <Suspense
            fallback={
              <p dir="auto" className={cx(textStyles.text, styles.bio)}>
                {bio}
              </p>
            }
          >
            <Bio text={bio} mentions={person.bioMentions} className={styles.bio} />
          </Suspense>
        )}
        {!isHidden && !blocksViewer && (
          <>
            <LazyProfileLinks fields={person.fields} />
            <Facts person={person} />
            <ProfileCounts person={person} />
            {person.viewerIsSelf && (
              <Suspense fallback={null}>
                <FollowRequestsLink />
              </Suspense>
            )}
            {person.knownFollowers !== null && person.knownFollowers.totalCount > 0 && (
              <div className={styles.known}>
                <KnownFollowers user={person} />
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Facts({ person }: { person: ProfileHeader_UserFragment }) {
  const t = useT();
  const formats = useFormats();
  const { location, website, createdAt } = person;
  const joined = new Date(createdAt);
  return (
    <ul className={styles.facts}>
      {location && (
        <Fact icon={MapPin} label={t('profiles.location')}>
          <bdi>{location}</bdi>
        </Fact>
      )}
      {website && (
        <Fact icon={Link2} label={t('profiles.website')}>
          <WebsiteLink address={website} />
        </Fact>
      )}
      <Fact icon={CalendarDays}>
        <time dateTime={createdAt} data-tooltip={formats.day(joined)}>
          {t('profiles.joined', { month: formats.month(joined) })}
        </time>
      </Fact>
    </ul>
  );
}

function Fact({ icon, label, children }: { icon: LucideIcon; label?: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size={16} />
      {label && <VisuallyHidden>{label}: </VisuallyHidden>}
      <span className={styles.words}>{children}</span>
    </li>
  );
}
