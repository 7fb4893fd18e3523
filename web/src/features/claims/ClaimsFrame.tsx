import type { ReactNode } from 'react';
import { Page } from '../../ui/Page';
import { NavTabs } from '../../ui/Tabs';
import { useClaimsWords } from './words';

interface ClaimsFrameProps {
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around each page about claims. */
export function ClaimsFrame({ actions, children }: ClaimsFrameProps) {
  const w = useClaimsWords();
  return (
    <Page
      title={w('title')}
      padded
      actions={actions}
      tabs={
        <NavTabs
          label={w('tabs')}
          items={[
            { to: '/admin/claims', label: w('matrix'), end: true },
            { to: '/admin/claims/roles', label: w('roles') },
            { to: '/admin/claims/users', label: w('people') },
            { to: '/admin/claims/categories', label: w('categories') },
            { to: '/admin/claims/definitions', label: w('definitions') },
          ]}
        />
      }
    >
      {children}
    </Page>
  );
}
