import { NavTabs } from '../../ui/navigation/Tabs';
import { sheet } from '../../ui/theme/sheet';
import { type HelpTab, helpTabs } from './help-tab';
import { useMessages } from './useMessages';

interface HelpTabsProps {
  selected: HelpTab;
  /** On a subpage of that section. */
  within?: boolean;
}

/** The sections of the help center, each with its own address. */
export function HelpTabs({ selected, within }: HelpTabsProps) {
  const w = useMessages();
  return (
    <div className={styles.root}>
      <NavTabs
        label={w('sections')}
        items={helpTabs.map((tab) => ({
          to: tab === 'topics' ? '/help' : `/help?tab=${tab}`,
          label: w(tab),
          current: tab === selected && (within ? 'within' : true),
        }))}
      />
    </div>
  );
}

// Aligns the first label with the text of the page.
const styles = sheet({ root: { marginInline: { base: '-4', md: '-5' } } });
