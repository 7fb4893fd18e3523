import { NavTabs } from '../../../../ui/navigation/Tabs';
import { useMessages } from '../messages';

export function LinkTabs() {
  const w = useMessages();
  return (
    <NavTabs
      label={w('catalog')}
      items={[
        { to: '/ui/tabs', label: w('tabs') },
        { to: '/ui/buttons', label: w('buttons') },
        { to: '/ui/tables', label: w('tables') },
      ]}
    />
  );
}
