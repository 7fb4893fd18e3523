import { NavTabs } from '../../ui/Tabs';
import { sheet } from '../../ui/theme/sheet';
import { useHolds } from '../identity/viewer/claims';
import type { HelpTab } from './help-tab';
import { useWords } from './useWords';

interface HelpTabsProps {
  selected: HelpTab;
  /** On a page of its own below that section. */
  within?: boolean;
}

/** The sections of the help center, each an address of its own. */
export function HelpTabs({ selected, within }: HelpTabsProps) {
  const w = useWords();
  const tabs: readonly HelpTab[] = useHolds('help.contact.read')
    ? ['topics', 'privacy', 'terms', 'contact', 'messages']
    : ['topics', 'privacy', 'terms', 'contact'];
  return (
    <div className={styles.root}>
      <NavTabs
        label={w('sections')}
        items={tabs.map((tab) => ({
          to: tab === 'topics' ? '/help' : `/help?tab=${tab}`,
          label: w(tab),
          current: tab === selected && (within ? 'within' : true),
        }))}
      />
    </div>
  );
}

// The first label stands above the first letters of the page.
const styles = sheet({ root: { marginInline: { base: '-4', md: '-5' } } });
