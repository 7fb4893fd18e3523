import { List } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Navigate, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { checklistFrameStyles } from '../features/first-run/frame-styles';
import { useMyListsQuery } from '../features/people/lists/Lists.generated';
import { useListMessages } from '../features/people/lists/messages';
import { listPath } from '../features/timelines/lists/list-path';
import { useViewer } from '../features/session/viewer/viewer';
import { composerFrameStyles as place } from '../features/posts/composer/frame-styles';
import { PostSkeleton } from '../features/posts/card/PostSkeleton';
import { useFeedChoice } from '../features/timelines/stream/feed-choice';
import { StreamTimeline } from '../features/timelines/stream/StreamTimeline';
import { useT } from '../i18n/I18nProvider';
import { ButtonLink } from '../ui/form/Button';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';
import { Page } from '../ui/layout/Page';
import { TabList, TabPanel } from '../ui/navigation/Tabs';
import { cx } from '../ui/theme/sheet';
import { Checklist } from '../features/first-run/Checklist';

/** Loaded later, into reserved space: reading comes before writing. */
const QuackComposer = lazyWithRetry(async () => ({
  default: (await import('../features/posts/composer/QuackComposer')).QuackComposer,
}));

/** Only people with lists have it. */
const ListTimeline = lazyWithRetry(async () => ({
  default: (await import('../features/timelines/lists/ListTimeline')).ListTimeline,
}));

/** /stream: what is new, from those followed or from everyone. */
export function StreamPage() {
  const t = useT();
  const viewer = useViewer();
  if (!viewer) return null;
  // In front of the stream, so that Back leads to it.
  if (viewer.onboarding === 'WELCOME') return <Navigate to="/welcome" />;
  return (
    <Suspense
      fallback={
        <Page title={t('timelines.title')}>
          <PostSkeleton />
        </Page>
      }
    >
      <Feeds userId={viewer.id} isNew={viewer.onboarding === 'CHECKLIST'} />
    </Suspense>
  );
}

const NAME = 'feed';

function Feeds({ userId, isNew }: { userId: string; isNew: boolean }) {
  const t = useT();
  const w = useListMessages();
  const [feed, chooseFeed] = useFeedChoice(userId);
  const lists = useMyListsQuery({ fetchPolicy: 'cache-and-network' }).data?.viewer?.lists;
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('list');
  // Until the lists are known, the one in the address is believed to be there.
  const listId = asked !== null && (lists?.some(({ id }) => id === asked) ?? true) ? asked : null;
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [isReturn, setIsReturn] = useState(cameBack);

  function choose(next: string) {
    setIsReturn(false);
    const isFeed = next === 'FOLLOWING' || next === 'EVERYONE';
    if (isFeed) chooseFeed(next);
    // What is read is in the address, so that Back and a new tab lead to the same list.
    if (!isFeed || asked !== null)
      setParameters(isFeed ? {} : { list: next }, { replace: true, preventScrollReset: true });
    window.scrollTo({ top: 0 });
  }

  return (
    <Page
      title={t('timelines.title')}
      actions={
        lists && lists.length > 0 ? (
          <ButtonLink
            size="sm"
            variant="ghost"
            icon={List}
            to={listId === null ? '/lists' : listPath(listId, 'members')}
          >
            {listId === null ? w('title') : w('manage')}
          </ButtonLink>
        ) : undefined
      }
      tabs={
        <TabList
          label={t('timelines.feeds')}
          name={NAME}
          items={[
            { id: 'FOLLOWING', label: t('timelines.following') },
            { id: 'EVERYONE', label: t('timelines.everyone') },
            ...(lists ?? []).map(({ id, title }) => ({ id, label: title })),
          ]}
          selected={listId ?? feed}
          onSelect={choose}
        />
      }
    >
      <TabPanel name={NAME} id={listId ?? feed}>
        {isNew && (
          <Suspense fallback={<div className={checklistFrameStyles.kept} />}>
            <Checklist />
          </Suspense>
        )}
        <div className={place.atHead}>
          <Suspense fallback={<div className={cx(place.kept, place.keptAtHead)} />}>
            <QuackComposer />
          </Suspense>
        </div>
        {listId === null ? (
          <StreamTimeline key={feed} feed={feed} isReturn={isReturn} onSeeEveryone={() => choose('EVERYONE')} />
        ) : (
          <Suspense fallback={<PostSkeleton />}>
            <ListTimeline key={listId} id={listId} isReturn={isReturn} />
          </Suspense>
        )}
      </TabPanel>
    </Page>
  );
}
