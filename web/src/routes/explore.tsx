import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchBox } from '../features/timelines/explore/SearchBox';
import { useMessages } from '../features/timelines/explore/messages';
import { Page } from '../ui/layout/Page';
import { sheet } from '../ui/theme/sheet';
import { ExploreTabs } from '../features/timelines/explore/ExploreTabs';
import { Found } from '../features/timelines/explore/Found';

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
      {query === '' ? <ExploreTabs /> : <Found query={query} asked={parameters.get('tab')} />}
    </Page>
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
