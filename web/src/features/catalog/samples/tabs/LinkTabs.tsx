import { NavTabs } from '../../../../ui/Tabs';
import { useWords } from '../words';

export function LinkTabs() {
  const w = useWords();
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
