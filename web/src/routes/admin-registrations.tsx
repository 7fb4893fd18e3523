import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type List, listsOf } from '../features/admin/registrations/lists';
import { useRegistrationsMessages } from '../features/admin/registrations/messages';
import { TableSkeleton } from '../features/admin/tables/TableSkeleton';
import { useViewer } from '../features/session/viewer/viewer';
import { Page } from '../ui/layout/Page';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';
import { NavTabs } from '../ui/navigation/Tabs';

const parts: Readonly<Record<List, ComponentType>> = {
  requests: lazyWithRetry(async () => ({
    default: (await import('../features/admin/registrations/Requests')).Requests,
  })),
  mode: lazyWithRetry(async () => ({ default: (await import('../features/admin/registrations/ModeForm')).ModeForm })),
  invites: lazyWithRetry(async () => ({ default: (await import('../features/admin/invites/Invites')).Invites })),
  domains: lazyWithRetry(async () => ({
    default: (await import('../features/admin/registrations/DomainBlocks')).DomainBlocks,
  })),
  handles: lazyWithRetry(async () => ({
    default: (await import('../features/admin/registrations/HandleBlocks')).HandleBlocks,
  })),
  networks: lazyWithRetry(async () => ({
    default: (await import('../features/admin/registrations/NetworkBlocks')).NetworkBlocks,
  })),
};

const PATH = '/admin/registrations';

/** /admin/registrations: requests to join, who may register, invites, and blocks. */
export function AdminRegistrationsPage() {
  const w = useRegistrationsMessages();
  const viewer = useViewer();
  const [parameters] = useSearchParams();
  const lists = listsOf(viewer?.claims ?? new Set());
  const [first] = lists;
  const shown = lists.find((list) => list === parameters.get('list')) ?? first;
  if (!shown) return null;
  const Part = parts[shown];
  return (
    <Page
      title={w('title')}
      padded
      tabs={
        <NavTabs
          label={w('lists')}
          items={lists.map((list) => ({
            to: list === first ? PATH : `${PATH}?list=${list}`,
            label: w(list),
            current: list === shown,
          }))}
        />
      }
    >
      <Suspense fallback={<TableSkeleton />}>
        <Part key={shown} />
      </Suspense>
    </Page>
  );
}
