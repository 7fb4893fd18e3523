import { Plus } from 'lucide-react';
import { useState } from 'react';
import { WindowEditor } from '../features/maintenance/administration/WindowEditor';
import { WindowList } from '../features/maintenance/administration/WindowList';
import type { MaintenanceWindow } from '../features/maintenance/administration/window-state';
import { useWords } from '../features/maintenance/administration/useWords';
import { Button } from '../ui/Button';
import { Muted, Stack } from '../ui/Layout';
import { Page } from '../ui/Page';

/** /admin/maintenance: when the site, or a page of it, is closed. */
export function AdminMaintenance() {
  const w = useWords();
  const [editing, setEditing] = useState<{ window: MaintenanceWindow | null } | null>(null);
  return (
    <Page
      title={w('title')}
      back="/admin"
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
      {editing && <WindowEditor window={editing.window} onClose={() => setEditing(null)} />}
    </Page>
  );
}
