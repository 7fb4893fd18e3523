import { Suspense, useState } from 'react';
import { Navigate, NavigationType, useNavigationType } from 'react-router-dom';
import { checklistFrameStyles } from '../features/first-run/frame-styles';
import { useViewer } from '../features/session/viewer/viewer';
import { composerFrameStyles as place } from '../features/posts/composer/frame-styles';
import { PostSkeleton } from '../features/posts/card/PostSkeleton';
import { useFeedChoice } from '../features/timelines/stream/feed-choice';
import { StreamTimeline } from '../features/timelines/stream/StreamTimeline';
import { useT } from '../i18n/I18nProvider';
import type { Feed } from '../graphql/schema.generated';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';
import { Page } from '../ui/layout/Page';
import { TabList, TabPanel } from '../ui/navigation/Tabs';

/** Loaded later, into reserved space: reading comes before writing. */
const QuackComposer = lazyWithRetry(async () => ({
  default: (await import('../features/posts/composer/QuackComposer')).QuackComposer,
}));

/** Only new people have it, so only they load it. */
const Checklist = lazyWithRetry(async () => ({
  default: (await import('../features/first-run/Checklist')).Checklist,
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
  const [feed, chooseFeed] = useFeedChoice(userId);
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [isReturn, setIsReturn] = useState(cameBack);

  function choose(next: Feed) {
    setIsReturn(false);
    chooseFeed(next);
    window.scrollTo({ top: 0 });
  }

  return (
    <Page
      title={t('timelines.title')}
      tabs={
        <TabList
          label={t('timelines.feeds')}
          name={NAME}
          items={[
            { id: 'FOLLOWING', label: t('timelines.following') },
            { id: 'EVERYONE', label: t('timelines.everyone') },
          ]}
          selected={feed}
          onSelect={choose}
        />
      }
    >
      <TabPanel name={NAME} id={feed}>
        {isNew && (
          <Suspense fallback={<div className={checklistFrameStyles.kept} />}>
            <Checklist />
          </Suspense>
        )}
        <div className={place.atHead}>
          <Suspense fallback={<div className={place.kept} />}>
            <QuackComposer />
          </Suspense>
        </div>
        <StreamTimeline key={feed} feed={feed} isReturn={isReturn} onSeeEveryone={() => choose('EVERYONE')} />
      </TabPanel>
    </Page>
  );
}
