import type { ReactNode } from 'react';
import { Page } from '../../../ui/layout/Page';
import { NavTabs } from '../../../ui/navigation/Tabs';
import { useHolds } from '../../session/viewer/claims';
import { useClaimsMessages } from './messages';

interface ClaimsFrameProps {
  /** The section, which the title of the tab names. */
  title: 'title' | 'titleOfRoles' | 'titleOfPeople' | 'titleOfCategories' | 'titleOfDefinitions';
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of all pages about claims. */
export function ClaimsFrame({ title, actions, children }: ClaimsFrameProps) {
  const w = useClaimsMessages();
  const mayAssign = useHolds('claims.assign');
  const mayReadPeople = useHolds('users.read');
  return (
    <Page
      title={w(title)}
      heading={w('title')}
      padded
      actions={actions}
      tabs={
        <NavTabs
          label={w('tabs')}
          items={[
            ...(mayAssign
              ? [
                  { to: '/admin/claims', label: w('matrix'), end: true },
                  { to: '/admin/claims/roles', label: w('roles') },
                ]
              : []),
            ...(mayAssign && mayReadPeople ? [{ to: '/admin/claims/users', label: w('people') }] : []),
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
