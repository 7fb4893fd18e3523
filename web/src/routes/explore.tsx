import { Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Popular, Trending } from '../features/explore/Discoveries';
import { SearchBox } from '../features/explore/SearchBox';
import { SearchTips } from '../features/explore/SearchTips';
import { useTab } from '../features/explore/useTab';
import { useWords } from '../features/explore/words';
import { inTime } from '../ui/lazily';
import { Page } from '../ui/Page';
import { TabList, TabPanel } from '../ui/Tabs';
import { sheet } from '../ui/theme/sheet';

const People = inTime(async () => ({ default: (await import('../features/explore/People')).People }));
/** Quacks, which what goes on does without. */
const Found = inTime(async () => ({ default: (await import('../features/explore/Found')).Found }));

const discoveries = ['trending', 'popular', 'people'] as const;
type Discovery = (typeof discoveries)[number];

const NAME = 'explore';

/** /explore: what goes on, or with ?q= what was found for it. The tab is in the address too. */
export function Explore() {
  const w = useWords();
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: { focusSearch?: boolean } | null };
  const navigate = useNavigate();
  const query = parameters.get('q')?.trim() ?? '';

  return (
    <Page title={query === '' ? w('title') : w('resultsTitle', { query })} heading={w('title')}>
      <div className={styles.search}>
        <SearchBox
          key={query}
          query={query}
          takesFocus={state?.focusSearch === true}
          onClear={() => query !== '' && void navigate('/explore', { state: { focusSearch: true } })}
        />
        <SearchTips />
      </div>
      {query === '' ? (
        <Discover asked={parameters.get('tab')} />
      ) : (
        <Suspense fallback={null}>
          <Found query={query} asked={parameters.get('tab')} />
        </Suspense>
      )}
    </Page>
  );
}

function Discover({ asked }: { asked: string | null }) {
  const w = useWords();
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
        {tab === 'trending' && <Trending onSeePopular={() => select('popular')} />}
        {tab === 'popular' && <Popular />}
        {tab === 'people' && (
          <Suspense fallback={null}>
            <People />
          </Suspense>
        )}
      </TabPanel>
    </>
  );
}

const styles = sheet({
  search: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '3',
  },
});
