import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchBox } from '../features/timelines/explore/SearchBox';
import { useTab } from '../features/timelines/explore/useTab';
import { useMessages } from '../features/timelines/explore/messages';
import { Page } from '../ui/layout/Page';
import { TabList, TabPanel } from '../ui/navigation/Tabs';
import { sheet } from '../ui/theme/sheet';
import { Trending } from '../features/timelines/explore/Trending';
import { People } from '../features/timelines/explore/People';
import { PeopleOfHashtag } from '../features/timelines/explore/PeopleOfHashtag';
import { PopularHashtags } from '../features/timelines/explore/PopularHashtags';
import { Found } from '../features/timelines/explore/Found';

// The tabs are loaded on demand: what quacks need is more than a page may wait for.
const discoveries = ['trending', 'popular', 'people'] as const;
type Discovery = (typeof discoveries)[number];

const NAME = 'explore';

/** /explore: what happens now, or with ?q= what was found for it. The tab is in the address too. */
export function ExplorePage() {
  const w = useMessages();
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: { focusSearch?: boolean } | null };
  const navigate = useNavigate();
  const query = parameters.get('q')?.trim() ?? '';

  return (
    <Page
      title={query === '' ? w('title') : w('resultsTitle', { query })}
      heading={<span className={styles.title}>{w('title')}</span>}
      actions={
        <div className={styles.search}>
          <SearchBox
            query={query}
            takesFocus={state?.focusSearch === true}
            onClear={() => query !== '' && void navigate('/explore', { state: { focusSearch: true } })}
          />
        </div>
      }
    >
      {query === '' ? (
        <Discover asked={parameters.get('tab')} hashtag={parameters.get('hashtag')} />
      ) : (
        <Found query={query} asked={parameters.get('tab')} />
      )}
    </Page>
  );
}

function Discover({ asked, hashtag }: { asked: string | null; hashtag: string | null }) {
  const w = useMessages();
  const [tab, select] = useTab<Discovery>(discoveries, asked);
  return (
    <>
      <TabList
        label={w('discover')}
        name={NAME}
        items={discoveries.map((id) => ({ id, label: w(id) }))}
        selected={tab}
        onSelect={select}
      />
      <TabPanel name={NAME} id={tab}>
        <>
          {tab === 'trending' && <Trending onSeePopular={() => select('popular')} />}
          {tab === 'popular' && <PopularHashtags />}
          {tab === 'people' && (hashtag === null ? <People /> : <PeopleOfHashtag key={hashtag} tag={hashtag} />)}
        </>
      </TabPanel>
    </>
  );
}

const styles = sheet({
  // Beside the heading, so that it is at hand wherever the page is scrolled to.
  // The field needs the room of a phone's header; the page is named in the bar at the bottom.
  title: {
    md: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  search: { display: 'flex', flex: { base: '100 1 12rem', md: '0 1 60%' }, minWidth: '0', maxWidth: '24rem' },
});
