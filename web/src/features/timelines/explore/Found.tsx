import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { sheet } from '../../../ui/theme/sheet';
import { TabList, TabPanel } from '../../../ui/navigation/Tabs';
import { SearchFilters } from './SearchFilters';
import { HashtagResults, PeopleResults, PostResults } from './SearchResults';
import { SearchTips } from './SearchTips';
import { useTab } from './useTab';
import { useMessages } from './messages';

const results = ['top', 'latest', 'people', 'hashtags'] as const;
type Result = (typeof results)[number];

const NAME = 'explore';
const orders = { top: 'TOP', latest: 'LATEST' } as const;

/** Search results, with a tab per kind, and filters of quacks. */
export function Found({ query, asked }: { query: string; asked: string | null }) {
  const w = useMessages();
  const [tab, select] = useTab<Result>(results, asked);
  const isReturn = useReturn(`${query} ${tab}`);
  const isOfQuacks = tab === 'top' || tab === 'latest';
  return (
    <>
      <TabList
        label={w('results')}
        name={NAME}
        items={results.map((id) => ({ id, label: w(id) }))}
        selected={tab}
        onSelect={select}
      />
      <TabPanel name={NAME} id={tab}>
        {isOfQuacks && (
          <>
            <div className={styles.filters}>
              <SearchFilters query={query} tab={asked} />
              <SearchTips />
            </div>
            <PostResults key={`${query} ${tab}`} query={query} order={orders[tab]} isReturn={isReturn} />
          </>
        )}
        {tab === 'people' && <PeopleResults key={query} query={query} isReturn={isReturn} />}
        {tab === 'hashtags' && <HashtagResults key={query} query={query} isReturn={isReturn} />}
      </TabPanel>
    </>
  );
}

/** Restored by Back. */
function useReturn(shown: string): boolean {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [first, setFirst] = useState({ shown, cameBack });
  if (first.shown !== shown) setFirst({ shown, cameBack });
  return first.cameBack;
}

const styles = sheet({
  filters: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
});
