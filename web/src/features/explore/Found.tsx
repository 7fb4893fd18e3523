import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { TabList, TabPanel } from '../../ui/Tabs';
import { HashtagResults, PeopleResults, PostResults } from './SearchResults';
import { useTab } from './useTab';
import { useWords } from './words';

const results = ['posts', 'people', 'hashtags'] as const;
type Result = (typeof results)[number];

const NAME = 'explore';

/** What was found, in the tabs of its kinds. */
export function Found({ query, asked }: { query: string; asked: string | null }) {
  const w = useWords();
  const [tab, select] = useTab<Result>(results, asked);
  const isReturn = useReturn(`${query} ${tab}`);
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
        {tab === 'posts' && <PostResults key={query} query={query} isReturn={isReturn} />}
        {tab === 'people' && <PeopleResults key={query} query={query} isReturn={isReturn} />}
        {tab === 'hashtags' && <HashtagResults key={query} query={query} isReturn={isReturn} />}
      </TabPanel>
    </>
  );
}

/** True where the reader came back to these results, and wants them as they were left. */
function useReturn(shown: string): boolean {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [first, setFirst] = useState({ shown, cameBack });
  if (first.shown !== shown) setFirst({ shown, cameBack });
  return first.cameBack;
}
