import { Suspense, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useViewer } from '../features/identity/viewer/viewer';
import { composerPlaceStyles as place } from '../features/posts/composer/place-styles';
import { PostSkeleton } from '../features/posts/PostSkeleton';
import { useFeedChoice } from '../features/timelines/feed-choice';
import { StreamTimeline } from '../features/timelines/StreamTimeline';
import { useT } from '../i18n/I18nProvider';
import type { Feed } from '../graphql/schema.generated';
import { lazily } from '../ui/lazily';
import { Page } from '../ui/Page';
import { TabList, TabPanel } from '../ui/Tabs';

/** Into a place that is kept for it: what is read comes before what is written. */
const QuackComposer = lazily(async () => ({
  default: (await import('../features/posts/composer/QuackComposer')).QuackComposer,
}));

/** /stream: what is new, from those followed or from everyone. */
export function Stream() {
  const t = useT();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <Suspense
      fallback={
        <Page title={t('timelines.title')}>
          <PostSkeleton />
        </Page>
      }
    >
      <Feeds userId={viewer.id} />
    </Suspense>
  );
}

const NAME = 'feed';

function Feeds({ userId }: { userId: string }) {
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
