import { useLocation } from 'react-router-dom';
import { WhoToFollow } from '../profiles/WhoToFollow';
import { RailHashtags } from './RailHashtags';
import { SearchBox } from './SearchBox';

/** Above what a page puts into the rail. The page that is all about search has its own. */
export function RailSearch() {
  const { pathname } = useLocation();
  return pathname === '/explore' ? null : <SearchBox key={pathname} />;
}

/** Below what a page puts into the rail. */
export function RailMore() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname !== '/explore' && <RailHashtags />}
      <WhoToFollow />
    </>
  );
}
