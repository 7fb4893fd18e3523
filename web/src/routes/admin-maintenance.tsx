import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { WindowList } from '../features/admin/maintenance/WindowList';
import type { MaintenanceWindow } from '../features/admin/maintenance/window-state';
import { useMessages } from '../features/admin/maintenance/useMessages';
import { Button } from '../ui/form/Button';
import { preloadWhenIdle } from '../ui/loading/lazy-with-retry';
import { Muted, Stack } from '../ui/layout/Layout';
import { Page } from '../ui/layout/Page';

const WindowEditor = preloadWhenIdle(async () => ({
  default: (await import('../features/admin/maintenance/WindowEditor')).WindowEditor,
}));

/** /admin/maintenance: when the site, or a page of it, is closed. */
export function AdminMaintenancePage() {
  const w = useMessages();
  const [editing, setEditing] = useState<{ window: MaintenanceWindow | null } | null>(null);
  return (
    <Page
      title={w('title')}
      padded
      actions={
        <Button icon={Plus} size="sm" onClick={() => setEditing({ window: null })}>
          {w('create')}
        </Button>
      }
    >
      <Stack gap={5}>
        <Muted>{w('lead')}</Muted>
        <WindowList onEdit={(window) => setEditing({ window })} />
      </Stack>
      {editing && (
        <Suspense fallback={null}>
          <WindowEditor window={editing.window} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Page>
  );
}
