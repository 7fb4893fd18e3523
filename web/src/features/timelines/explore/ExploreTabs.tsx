import { useSearchParams } from 'react-router-dom';
import { TabList, TabPanel } from '../../../ui/navigation/Tabs';
import { useMessages } from '../explore/messages';
import { useTab } from '../explore/useTab';
import { usePublicMessages } from './messages';
import { PopularQuacks } from './PopularQuacks';
import { People } from '../explore/People';
import { PeopleOfHashtag } from '../explore/PeopleOfHashtag';
import { PopularHashtags } from '../explore/PopularHashtags';

const NAME = 'discover';
const tabs = ['quacks', 'popular', 'people'] as const;

/** What people write and like, in tabs. */
export function Discoveries() {
  const words = usePublicMessages();
  const w = useMessages();
  const [parameters] = useSearchParams();
  const hashtag = parameters.get('hashtag');
  const [tab, select] = useTab<(typeof tabs)[number]>(tabs, parameters.get('tab'));
  return (
    <>
      <TabList
        label={words('tabs')}
        name={NAME}
        items={tabs.map((id) => ({ id, label: id === 'quacks' ? words('quacks') : w(id) }))}
        selected={tab}
        onSelect={select}
      />
      <TabPanel name={NAME} id={tab}>
        {tab === 'quacks' && <PopularQuacks />}
        <>
          {tab === 'popular' && <PopularHashtags />}
          {tab === 'people' && (hashtag === null ? <People /> : <PeopleOfHashtag key={hashtag} tag={hashtag} />)}
        </>
      </TabPanel>
    </>
  );
}
