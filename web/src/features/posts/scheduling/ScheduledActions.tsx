import { postPath } from '@mallard/rules/page-paths';
import { CalendarClock, Ellipsis, Pencil, Send, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { IconButton } from '../../../ui/form/IconButton';
import { Menu } from '../../../ui/overlay/Menu';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import type { Scheduled_ItemFragment } from './Scheduling.generated';
import { useDeletion } from './useDeletion';
import { useScheduling, useSchedulingFailure } from './useScheduling';
import { useWhen } from './useWhen';
import { useMessages } from './messages';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const EditScheduledDialog = lazyWithRetry(async () => ({
  default: (await import('./EditScheduledDialog')).EditScheduledDialog,
}));
const WhenDialog = lazyWithRetry(async () => ({ default: (await import('./WhenDialog')).WhenDialog }));

type Asked = 'edit' | 'time' | 'publish' | 'delete';

/** The actions of a scheduled post; rare ones are in a menu. */
export function ScheduledActions({ item }: { item: Scheduled_ItemFragment }) {
  const w = useMessages();
  const when = useWhen();
  const navigate = useNavigate();
  const { update, publish } = useScheduling();
  const inWords = useSchedulingFailure();
  const deletion = useDeletion(item);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setAsked(null);
  const publishAt = new Date(item.publishAt);

  async function reschedule(at: Date): Promise<string | null> {
    try {
      await update(item.id, { content: item.content, publishAt: at.toISOString() });
    } catch (error) {
      return inWords(error, w('saveFailed'));
    }
    toast.success(w('saved', { when: when.moment(at) }));
    close();
    return null;
  }

  async function publishNow() {
    setBusy(true);
    const lead = deletion.neighbor(place.current);
    try {
      const id = await publish(item.id);
      toast.success(w('published'), id ? { label: w('show'), onSelect: () => void navigate(postPath(id)) } : undefined);
      lead();
    } catch (error) {
      toast.error(inWords(error, w('publishFailed')));
      close();
    } finally {
      setBusy(false);
    }
  }

  async function remove() {
    setBusy(true);
    const isGone = await deletion.remove(place.current);
    setBusy(false);
    if (!isGone) close();
  }

  return (
    <div ref={place} className={styles.actions}>
      <IconButton icon={Pencil} size="sm" label={w('edit')} onClick={() => setAsked('edit')} />
      <Menu
        label={w('actions')}
        items={[
          { label: w('reschedule'), icon: CalendarClock, onSelect: () => setAsked('time') },
          { label: w('publishNow'), icon: Send, onSelect: () => setAsked('publish') },
          {
            ...{ label: w('delete'), icon: Trash2, danger: true, group: true },
            onSelect: () => (deletion.canBeUndone() ? void remove() : setAsked('delete')),
          },
        ]}
        trigger={(trigger) => <IconButton icon={Ellipsis} size="sm" label={w('actions')} {...trigger} />}
      />
      <Suspense fallback={null}>
        {asked === 'edit' && <EditScheduledDialog item={item} onClose={close} />}
        {asked === 'time' && (
          <WhenDialog
            title={w('timeTitle')}
            sendLabel={w('save')}
            kept={item.failure === null ? publishAt : undefined}
            onChoose={reschedule}
            onClose={close}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={asked === 'publish'}
        title={w('publishTitle')}
        text={w('publishText', { when: when.moment(publishAt) })}
        confirmLabel={w('publishNow')}
        busy={busy}
        onConfirm={() => void publishNow()}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={w('deleteTitle')}
        text={w('deleteText')}
        confirmLabel={w('delete')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={close}
      />
    </div>
  );
}

const styles = sheet({
  actions: { display: 'flex', flexShrink: '0', gap: '1', marginInlineEnd: '-1.5', marginBlock: '-1' },
});
