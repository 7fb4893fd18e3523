import { useState } from 'react';
import { Switch } from '../../../../ui/form/Switch';
import { TextField } from '../../../../ui/form/TextField';
import { Muted, Stack } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { usePushMessages } from './messages';
import type { NotificationSettings, NotificationSettingsChange } from './useNotificationSettings';

interface QuietHoursProps {
  settings: NotificationSettings;
  change: (input: NotificationSettingsChange) => void;
}

/** When nothing is pushed or emailed. A time is saved when its field is left, because each key changes it. */
export function QuietHours({ settings: { quietHours, timeZone }, change }: QuietHoursProps) {
  const w = usePushMessages();
  const { isOn, from, until } = quietHours;
  const [typed, setTyped] = useState<{ from?: string; until?: string }>({});
  const shown = { from: typed.from ?? from, until: typed.until ?? until };
  const isSame = shown.from === shown.until;

  const save = () => {
    if (isSame || shown.from === '' || shown.until === '') return;
    setTyped({});
    if (shown.from !== from || shown.until !== until) change({ quietFrom: shown.from, quietUntil: shown.until });
  };

  return (
    <Stack gap={3}>
      <Switch
        label={w('quietHours')}
        hint={w('quietHoursHint')}
        checked={isOn}
        onChange={(quiet) => change({ quietHours: quiet })}
      />
      {isOn && (
        <>
          <div className={styles.times}>
            {(['from', 'until'] as const).map((each) => (
              <TextField
                key={each}
                type="time"
                required
                label={w(each)}
                value={shown[each]}
                error={each === 'until' && isSame ? w('sameTimes') : undefined}
                onChange={(event) => setTyped({ ...typed, [each]: event.target.value })}
                onBlur={save}
              />
            ))}
          </div>
          <Muted>{w('timeZone', { zone: `\u2066${timeZone}\u2069` })}</Muted>
        </>
      )}
    </Stack>
  );
}

const styles = sheet({
  times: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 10rem))', gap: '4', alignItems: 'start' },
});
