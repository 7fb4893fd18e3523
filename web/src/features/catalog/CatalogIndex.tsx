import { Icon } from '../../ui/media/Icon';
import { SectionHeading } from '../../ui/layout/Layout';
import { sheet } from '../../ui/theme/sheet';
import { Link } from '../../ui/navigation/Link';
import { usePageTitle } from '../../ui/layout/usePageTitle';
import { addressOf } from './catalog-page';
import { groups } from './groups';
import { PageTop } from './PageTop';
import { useMessages } from './useMessages';

/** /ui: the index of the design catalog. */
export function CatalogIndex() {
  const w = useMessages();
  usePageTitle(w('title'));
  return (
    <div className={styles.root}>
      <PageTop title={w('title')} lead={w('lead')} />
      {groups.map((group) => (
        <section key={group.title} aria-labelledby={`group-${group.title}`} className={styles.group}>
          <SectionHeading id={`group-${group.title}`}>{w(group.title)}</SectionHeading>
          <ul className={styles.cards}>
            {group.pages.map((page) => (
              <li key={page.path}>
                <Link to={addressOf(page)} className={styles.card}>
                  <Icon of={page.icon} size={22} className={styles.icon} />
                  <span className={styles.words}>
                    <span className={styles.name}>{w(page.title)}</span>
                    <span className={styles.text}>{w(page.lead)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '10' },
  group: { display: 'flex', flexDirection: 'column', gap: '3' },
  cards: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: '3',
  },
  card: {
    display: 'flex',
    gap: '3',
    height: 'full',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
    color: 'fg.default',
    textDecoration: 'none',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.control', bg: 'bg.hover' },
  },
  icon: { marginBlockStart: '0.125rem', color: 'brand.fg' },
  words: { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' },
  name: { fontWeight: 'medium' },
  text: { fontSize: 'sm', color: 'fg.muted', textWrap: 'pretty' },
});
