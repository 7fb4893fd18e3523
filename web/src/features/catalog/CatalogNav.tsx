import { sheet } from '../../ui/theme/sheet';
import { NavLink } from '../../ui/navigation/Link';
import { addressOf } from './catalog-page';
import { groups } from './groups';
import { useMessages } from './useMessages';

/** The navigation of the catalog. */
export function CatalogNav({ onGo }: { onGo?: () => void }) {
  const w = useMessages();
  return (
    <nav aria-label={w('pages')} className={styles.root}>
      <NavLink to="/ui" end className={styles.link} onClick={onGo}>
        {w('overview')}
      </NavLink>
      {groups.map((group) => (
        <div key={group.title} className={styles.group}>
          <p className={styles.heading}>{w(group.title)}</p>
          <ul className={styles.list}>
            {group.pages.map((page) => (
              <li key={page.path}>
                <NavLink to={addressOf(page)} className={styles.link} onClick={onGo}>
                  {w(page.title)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '4', fontSize: 'sm' },
  group: { display: 'flex', flexDirection: 'column' },
  heading: { paddingInline: '3', paddingBlockEnd: '1', fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted' },
  list: { listStyle: 'none' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '8',
    paddingInline: '3',
    borderRadius: 'control',
    color: 'fg.default',
    textDecoration: 'none',
    _hover: { bg: 'bg.hover' },
    '&[aria-current=page]': { bg: 'bg.selected', color: 'brand.fg', fontWeight: 'medium' },
  },
});
