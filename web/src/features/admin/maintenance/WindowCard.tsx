import { CalendarClock, Globe, PanelTop, Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { IconButton } from '../../../ui/form/IconButton';
import { sheet } from '../../../ui/theme/sheet';
import { HistoryLink } from '../../session/history/HistoryLink';
import { accentOf } from '../../session/maintenance/accent';
import { useMessages } from './useMessages';
import type { MaintenanceWindow, WindowState } from './window-state';

const TONES = { inForce: 'danger', scheduled: 'accent', over: 'neutral', off: 'neutral' } as const;

interface WindowCardProps {
  window: MaintenanceWindow;
  state: WindowState;
  onSwitch: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A maintenance window: its scope, times, state and actions. */
export function WindowCard({ window, state, onSwitch, onEdit, onRemove }: WindowCardProps) {
  const w = useMessages();
  const { name, routePath, isActive, customMessage } = window;
  const schedule = useSchedule(window);
  const toggle = isActive
    ? state === 'inForce'
      ? w('stop')
      : w('switchOff')
    : schedule
      ? w('switchOn')
      : w('startNow');
  return (
    <li className={styles.card} style={{ '--accent': accentOf(window.maintenanceColor).ground } as CSSProperties}>
      <div className={styles.head}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <Badge tone={TONES[state]}>{w(state)}</Badge>
      </div>
      <p className={styles.message} dir="auto">
        {customMessage}
      </p>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <Icon of={routePath === null ? Globe : PanelTop} size={16} />
          <span>
            {routePath === null
              ? w('wholeSite')
              : w.rich('page', {
                  path: (
                    <bdi key="path" dir="ltr">
                      {routePath}
                    </bdi>
                  ),
                })}
          </span>
        </li>
        <li className={styles.fact}>
          <Icon of={CalendarClock} size={16} />
          <span>{schedule ?? w('byHand')}</span>
        </li>
      </ul>
      <div className={styles.actions}>
        <Button
          variant={state === 'inForce' ? 'solid' : 'outline'}
          size="sm"
          icon={isActive ? PowerOff : Power}
          aria-label={w('actionsOf', { action: toggle, name })}
          onClick={onSwitch}
        >
          {toggle}
        </Button>
        <span className={styles.gap} />
        <HistoryLink of={window.id} name={name} />
        <IconButton icon={Pencil} label={w('actionsOf', { action: w('edit'), name })} onClick={onEdit} />
        <IconButton icon={Trash2} label={w('actionsOf', { action: w('remove'), name })} onClick={onRemove} />
      </div>
    </li>
  );
}

/** The scheduled times of a window; null if it has none. */
function useSchedule({ startsAt, endsAt }: MaintenanceWindow): string | null {
  const w = useMessages();
  const formats = useFormats();
  const start = startsAt && formats.moment(new Date(startsAt));
  const end = endsAt && formats.moment(new Date(endsAt));
  if (start && end) return w('between', { start, end });
  if (start) return w('from', { start });
  return end ? w('until', { end }) : null;
}

const styles = sheet({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: { base: '4', md: '5' },
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderInlineStartWidth: '4px',
    borderInlineStartColor: 'var(--accent)',
    borderRadius: 'card',
    bg: 'bg.card',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  name: { fontSize: 'md', minWidth: '0', overflowWrap: 'anywhere' },
  message: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere', lineClamp: '2' },
  facts: { listStyle: 'none', padding: '0', margin: '0', display: 'flex', flexDirection: 'column', gap: '1.5' },
  fact: { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
  gap: { flex: '1' },
});
