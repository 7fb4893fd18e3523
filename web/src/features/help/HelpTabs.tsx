import { useHolds } from '../identity/viewer/claims';
import { sheet } from '../../ui/theme/sheet';
import { Link } from '../../ui/Link';
import type { HelpTab } from './help-tab';
import { useWords } from './useWords';

/** The sections of the help center, each an address of its own. */
export function HelpTabs({ selected }: { selected: HelpTab | null }) {
  const w = useWords();
  const tabs: readonly HelpTab[] = useHolds('help.contact.read')
    ? ['topics', 'privacy', 'terms', 'contact', 'messages']
    : ['topics', 'privacy', 'terms', 'contact'];
  return (
    <nav aria-label={w('sections')} className={styles.root}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={tab === 'topics' ? '/help' : `/help?tab=${tab}`}
          aria-current={tab === selected ? 'page' : undefined}
          className={styles.tab}
        >
          {w(tab)}
        </Link>
      ))}
    </nav>
  );
}

const styles = sheet({
  root: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minHeight: '12',
    paddingInline: '3',
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderBlockEndWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'fg.default' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current=page]': { color: 'fg.default', borderColor: 'brand.solid' },
  },
});
