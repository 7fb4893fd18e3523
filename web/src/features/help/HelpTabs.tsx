import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import { NavTabs } from '../../ui/navigation/Tabs';
import { sheet } from '../../ui/theme/sheet';
import { useHolds } from '../session/viewer/claims';
import type { HelpTab } from './help-tab';
import { useMessages } from './useMessages';

const UnreadMessages = lazyWithRetry(async () => ({
  default: (await import('./contact/UnreadMessages')).UnreadMessages,
}));

interface HelpTabsProps {
  selected: HelpTab;
  /** On a subpage of that section. */
  within?: boolean;
}

/** The sections of the help center, each with its own address. */
export function HelpTabs({ selected, within }: HelpTabsProps) {
  const w = useMessages();
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
          badge: tab === 'messages' && (
            <Suspense fallback={null}>
              <UnreadMessages />
            </Suspense>
          ),
          current: tab === selected && (within ? 'within' : true),
        }))}
      />
    </div>
  );
}

// Aligns the first label with the text of the page.
const styles = sheet({ root: { marginInline: { base: '-4', md: '-5' } } });
