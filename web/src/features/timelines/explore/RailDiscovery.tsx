import { useLocation, useSearchParams } from 'react-router-dom';
import { WhoToFollow } from '../../people/profiles/WhoToFollow';
import { useRailQuery } from './Rail.generated';
import { RailHashtags } from './RailHashtags';
import { railVariables } from './rail-query';
import { SearchBox } from './SearchBox';

/** They have a search field of their own. */
const PAGES_OF_SEARCH = ['/explore', '/discover', '/search'];
const PAGES_OF_TABS = ['/explore', '/discover'];

/** Above the page's panels. The search page has its own field. */
export function RailSearch() {
  const { pathname } = useLocation();
  return PAGES_OF_SEARCH.includes(pathname) ? null : <SearchBox key={pathname} />;
}

/** Hashtags, except beside the tab of them, which shows the same. */
export function RailTrends() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const showsHashtags = PAGES_OF_TABS.includes(pathname) && parameters.get('tab') === 'hashtags';
  return showsHashtags ? null : <RailHashtags />;
}

/** Below the page's panels. */
export function RailMore() {
  const { data, error } = useRailQuery({ variables: railVariables });
  return (
    <>
      <RailTrends />
      {!error && <WhoToFollow people={data?.suggestedUsers} allPath="/explore?tab=people" />}
    </>
  );
}
