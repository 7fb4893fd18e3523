import { NavTabs } from '../../ui/Tabs';
import { useHolds } from '../identity/viewer/claims';
import type { HelpTab } from './help-tab';
import { useWords } from './useWords';

/** The sections of the help center, each an address of its own. */
export function HelpTabs({ selected }: { selected: HelpTab | null }) {
  const w = useWords();
  const tabs: readonly HelpTab[] = useHolds('help.contact.read')
    ? ['topics', 'privacy', 'terms', 'contact', 'messages']
    : ['topics', 'privacy', 'terms', 'contact'];
  return (
    <NavTabs
      label={w('sections')}
      items={tabs.map((tab) => ({
        to: tab === 'topics' ? '/help' : `/help?tab=${tab}`,
        label: w(tab),
        current: tab === selected,
      }))}
    />
  );
}
