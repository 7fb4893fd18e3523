import { Suspense, useDeferredValue, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePaths } from '../features/session/paths/usePaths';
import { useViewer } from '../features/session/viewer/viewer';
import { useUserProfileQuery, type UserProfileQuery } from '../features/people/profiles/Profile.generated';
import { ProfileHeader } from '../features/people/profiles/ProfileHeader';
import { ProfileSkeleton } from '../features/people/profiles/ProfileSkeleton';
import { userTabs } from '../features/timelines/user/user-tabs';
import { useUserMessages } from '../features/timelines/user/user-messages';
import { UserTimeline } from '../features/timelines/user/UserTimeline';
import { errorMessage } from '../graphql/error-messages';
import { useFailure } from '../graphql/useFailure';
import { useT } from '../i18n/I18nProvider';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Page } from '../ui/layout/Page';
import { useTakeOver } from '../ui/layout/server-page';
import { NavTabs } from '../ui/navigation/Tabs';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';
import { SignInCard } from '../features/people/profiles/SignInCard';
import { BlockedProfile } from '../features/people/relationships/BlockedProfile';
import { PresentHandle } from '../features/people/profiles/PresentHandle';
import { UnknownPerson } from '../features/people/profiles/UnknownPerson';

const PeopleDialog = lazyWithRetry(async () => ({
  default: (await import('../features/people/profiles/PeopleDialog')).PeopleDialog,
}));

const EditProfileDialog = lazyWithRetry(async () => ({
  default: (await import('../features/account/settings/EditProfileDialog')).EditProfileDialog,
}));

/** /user/:handle: a public profile. */
export function UserPage() {
  const t = useT();
  // Included in the page, because loading it later would hide a profile that is already rendered.
  useUserMessages();
  const paths = usePaths();
  const { handle = '' } = useParams();
  const answer = useUserProfileQuery({ variables: { handle } });
  const error = useFailure(answer, answer.data !== undefined);
  // A transition, like the first page of the client.
  const isTime = useDeferredValue(answer.data !== undefined);
  const data = isTime ? answer.data : undefined;
  useTakeOver(data !== undefined || error !== undefined);

  if (data?.user) {
    return (
      <>
        <Profile key={data.user.id} person={data.user} />
        {data.user.handle.toLowerCase() !== handle.replace('@', '').toLowerCase() && (
          <PresentHandle handle={data.user.handle} />
        )}
      </>
    );
  }
  const title = `@${handle}`;
  return (
    <Page title={title} heading={<span dir="ltr">{title}</span>} back={paths.home}>
      {data ? (
        <UnknownPerson handle={handle} />
      ) : error ? (
        <ErrorCard
          title={t('errors.loadUser')}
          reason={errorMessage(error, t, t('errors.generic'))}
          onRetry={() => void answer.refetch().catch(() => undefined)}
          busy={answer.loading}
        />
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}

type Person = NonNullable<UserProfileQuery['user']>;

function Profile({ person }: { person: Person }) {
  const t = useT();
  const viewer = useViewer();
  const [search] = useSearchParams();
  const paths = usePaths();
  const { handle, displayName } = person;
  const name = displayName || handle;
  const isHidden = person.requiresLogin && viewer === null;
  return (
    <Page title={t('profiles.title', { name, handle })} heading={<bdi>{name}</bdi>} back={paths.home}>
      <ProfileHeader user={person} isHidden={isHidden} />
      {isHidden ? (
        <SignInCard name={name} />
      ) : (
        <>
          <UnlessBlocked person={person} name={name} />
          {viewer && person.viewerIsSelf && search.has('edit') && (
            <Suspense fallback={null}>
              <EditProfileDialog viewer={viewer} />
            </Suspense>
          )}
          {search.has('list') && (
            <Suspense fallback={null}>
              <PeopleDialog handle={handle} name={name} />
            </Suspense>
          )}
        </>
      )}
    </Page>
  );
}

interface ListsProps {
  person: Person;
  name: string;
}

/** The lists of a person, unless one of the two blocks the other; whom one blocks can still be read on request. */
function UnlessBlocked(props: ListsProps) {
  const { handle, blocksViewer, viewerRelationship } = props.person;
  const [isShown, setShown] = useState(false);
  const isBlocked = viewerRelationship?.isBlocked ?? false;
  if (!blocksViewer && (!isBlocked || isShown)) return <Lists {...props} />;
  return (
    <Suspense fallback={null}>
      <BlockedProfile handle={handle} onShow={blocksViewer ? undefined : () => setShown(true)} />
    </Suspense>
  );
}

const TAB = 'tab';

function Lists({ person: { handle, viewerIsSelf, hidesNods, featuredPosts }, name }: ListsProps) {
  const words = useUserMessages();
  const [search] = useSearchParams();
  const tabs = hidesNods && !viewerIsSelf ? userTabs.filter(({ shows }) => shows !== 'NODS') : userTabs;
  const [first] = tabs;
  const tab = tabs.find(({ id }) => id === search.get(TAB)) ?? first;
  if (!tab) return null;
  return (
    <>
      <NavTabs
        label={words('tabs', { name })}
        items={tabs.map(({ id, label }) => ({
          to: id === first?.id ? '.' : `?${TAB}=${id}`,
          label: words(label),
          current: id === tab.id,
        }))}
      />
      <UserTimeline
        key={tab.id}
        tab={tab}
        handle={handle}
        name={name}
        isSelf={viewerIsSelf}
        hasFeatured={featuredPosts.length > 0}
      />
    </>
  );
}
