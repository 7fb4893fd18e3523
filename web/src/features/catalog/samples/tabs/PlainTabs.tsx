import { useState } from 'react';
import { Text } from '../../../../ui/layout/Layout';
import { TabList, TabPanel } from '../../../../ui/navigation/Tabs';
import { useMessages } from '../messages';

const tabs = ['nods', 'pins', 'whispers'] as const;
const answers = { nods: 'answerNods', pins: 'answerPins', whispers: 'answerWhispers' } as const;

export function PlainTabs() {
  const w = useMessages();
  const [tab, setTab] = useState<(typeof tabs)[number]>('nods');
  return (
    <>
      <TabList
        label={w('help')}
        name="help"
        items={tabs.map((id) => ({ id, label: w(id) }))}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel name="help" id={tab}>
        <Text style={{ padding: '1rem' }}>{w(answers[tab])}</Text>
      </TabPanel>
    </>
  );
}
