import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useMessages } from '../explore/messages';
import { SearchBox } from '../explore/SearchBox';
import { SearchTips } from '../explore/SearchTips';
import { Found } from '../explore/Found';
import { usePublicMessages } from './messages';
import { searchAreaStyles as styles } from './search-area-styles';

/** The search field, and what was found. */
export function SearchArea({ query, tab }: { query: string; tab: string | null }) {
  const words = usePublicMessages();
  const w = useMessages();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { focusSearch?: boolean } | null };
  return (
    <>
      <div className={styles.search}>
        <SearchBox
          query={query}
          takesFocus={state?.focusSearch === true}
          onClear={() => query !== '' && void navigate('/search', { state: { focusSearch: true } })}
        />
        {query === '' && <SearchTips />}
      </div>
      {query === '' ? (
        <EmptyState
          drawing="lily"
          title={words('searchText')}
          action={
            <ButtonLink to="/discover" variant="outline">
              {w('lookInstead')}
            </ButtonLink>
          }
        />
      ) : (
        <Found query={query} asked={tab} />
      )}
    </>
  );
}
