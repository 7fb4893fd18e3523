import { Suspense, useDeferredValue } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useViewer } from '../features/identity/viewer/viewer';
import { useUserProfileQuery, type UserProfileQuery } from '../features/profiles/Profile.generated';
import { ProfileHeader } from '../features/profiles/ProfileHeader';
import { ProfileSkeleton } from '../features/profiles/ProfileSkeleton';
import { userTabs } from '../features/timelines/user-tabs';
import { useUserWords } from '../features/timelines/user-words';
import { UserTimeline } from '../features/timelines/UserTimeline';
import { errorMessage } from '../graphql/error-messages';
import { useFailure } from '../graphql/useFailure';
import { useT } from '../i18n/I18nProvider';
import { ErrorCard } from '../ui/ErrorCard';
import { Page } from '../ui/Page';
import { useTakeOver } from '../ui/server-page';
import { NavTabs } from '../ui/Tabs';
import { lazily } from '../ui/lazily';

const SignInCard = lazily(async () => ({ default: (await import('../features/profiles/SignInCard')).SignInCard }));

const PeopleDialog = lazily(async () => ({
  default: (await import('../features/profiles/PeopleDialog')).PeopleDialog,
}));

const UnknownPerson = lazily(async () => ({
  default: (await import('../features/profiles/UnknownPerson')).UnknownPerson,
}));

/** /user/:handle: one person, as everyone may see them. */
export function UserPage() {
  const t = useT();
  // Fetched with the page: later, they would hide a profile that is there already.
  useUserWords();
  const { handle = '' } = useParams();
  const answer = useUserProfileQuery({ variables: { handle } });
  const error = useFailure(answer, answer.data !== undefined);
  // In slices, as the first page of the client.
  const isTime = useDeferredValue(answer.data !== undefined);
  const data = isTime ? answer.data : undefined;
  useTakeOver(data !== undefined || error !== undefined);

  if (data?.user) return <Profile key={data.user.id} person={data.user} />;
  const title = `@${handle}`;
  return (
    <Page title={title} heading={<span dir="ltr">{title}</span>} back="/stream">
      {data ? (
        <Suspense fallback={<ProfileSkeleton />}>
          <UnknownPerson handle={handle} />
        </Suspense>
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
  const { handle, displayName } = person;
  const name = displayName || handle;
  const isHidden = person.requiresLogin && viewer === null;
  return (
    <Page title={t('profiles.title', { name, handle })} heading={<bdi>{name}</bdi>} back="/stream">
      <ProfileHeader user={person} isHidden={isHidden} />
      {isHidden ? (
        <Suspense fallback={null}>
          <SignInCard name={name} />
        </Suspense>
      ) : (
        <>
          <Lists person={person} name={name} />
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

const TAB = 'tab';

function Lists({ person: { handle, viewerIsSelf }, name }: { person: Person; name: string }) {
  const words = useUserWords();
  const [search] = useSearchParams();
  const [first] = userTabs;
  const tab = userTabs.find(({ id }) => id === search.get(TAB)) ?? first;
  if (!tab) return null;
  return (
    <>
      <NavTabs
        label={words('tabs', { name })}
        items={userTabs.map(({ id, label }) => ({
          to: id === first?.id ? '.' : `?${TAB}=${id}`,
          label: words(label),
          current: id === tab.id,
        }))}
      />
      <UserTimeline key={tab.id} tab={tab} handle={handle} name={name} isSelf={viewerIsSelf} />
    </>
  );
}
