import { useSearchParams } from 'react-router-dom';
import { TabList, TabPanel } from '../../../ui/navigation/Tabs';
import { useViewer } from '../../session/viewer/viewer';
import { useMessages } from './messages';
import { useTab } from './useTab';
import { FrontQuacks } from './FrontQuacks';
import { Hashtags } from './Hashtags';
import { People } from './People';
import { PeopleOfHashtag } from './PeopleOfHashtag';
import { PopularQuacks } from './PopularQuacks';

const NAME = 'explore';
const tabs = ['quacks', 'hashtags', 'people'] as const;
type Tab = (typeof tabs)[number];

/** Tabs that hashtags had before they shared one, as in addresses that people keep. */
const FORMER_TABS: Readonly<Record<string, Tab>> = { trending: 'hashtags', popular: 'hashtags' };

/** Quacks, hashtags and people to discover. Members can choose among whose quacks they look. */
export function ExploreTabs() {
  const w = useMessages();
  const viewer = useViewer();
  const [parameters] = useSearchParams();
  const hashtag = parameters.get('hashtag');
  const asked = parameters.get('tab');
  const [tab, select] = useTab<Tab>(tabs, FORMER_TABS[asked ?? ''] ?? asked);
  const labels: Record<Tab, string> = { quacks: w('tabQuacks'), hashtags: w('hashtags'), people: w('people') };
  return (
    <>
      <TabList
        label={w('discover')}
        name={NAME}
        items={tabs.map((id) => ({ id, label: labels[id] }))}
        selected={tab}
        onSelect={select}
      />
      <TabPanel name={NAME} id={tab}>
        <>
          {tab === 'quacks' && (viewer ? <PopularQuacks onSelectTab={select} /> : <FrontQuacks />)}
          {tab === 'hashtags' && <Hashtags />}
          {tab === 'people' && (hashtag === null ? <People /> : <PeopleOfHashtag key={hashtag} tag={hashtag} />)}
        </>
      </TabPanel>
    </>
  );
}
