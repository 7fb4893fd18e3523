import { useState } from 'react';
import { CountBadge } from '../../../../ui/feedback/Badge';
import { Text } from '../../../../ui/layout/Layout';
import { TabList, TabPanel } from '../../../../ui/navigation/Tabs';
import { useMessages } from '../messages';

const counts = { all: 0, mentions: 2, unreadOnes: 14 };
type Tab = keyof typeof counts;

export function BadgedTabs() {
  const w = useMessages();
  const [tab, setTab] = useState<Tab>('all');
  return (
    <>
      <TabList
        label={w('notifications')}
        name="notifications"
        items={(['all', 'mentions', 'unreadOnes'] as const).map((id) => ({
          id,
          label: w(id),
          badge: <CountBadge count={counts[id]} label={w('unread', { count: counts[id] })} />,
        }))}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel name="notifications" id={tab}>
        <Text style={{ padding: '1rem' }}>{w('unread', { count: counts[tab] })}</Text>
      </TabPanel>
    </>
  );
}
