import { useState } from 'react';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { usePollMessages } from './messages';

const HOUR = 60;
const DAY = 24 * HOUR;
const CUSTOM = 'custom';
/** In minutes. */
const presets = [
  { minutes: HOUR, unit: 'hours', count: 1 },
  { minutes: DAY, unit: 'days', count: 1 },
  { minutes: 3 * DAY, unit: 'days', count: 3 },
  { minutes: 7 * DAY, unit: 'days', count: 7 },
] as const;

interface DurationFieldProps {
  minutes: number;
  /** It is shorter or longer than a poll may be. */
  isWrong: boolean;
  onChange: (minutes: number) => void;
}

/** How long a poll lasts: one of a few lengths, or days, hours and minutes. */
export function DurationField({ minutes, isWrong, onChange }: DurationFieldProps) {
  const w = usePollMessages();
  const isPreset = presets.some((preset) => preset.minutes === minutes);
  const [isCustom, setCustom] = useState(!isPreset);
  const parts = [
    { label: w('customDays'), size: DAY, max: 30, count: Math.floor(minutes / DAY) },
    { label: w('customHours'), size: HOUR, max: 23, count: Math.floor((minutes % DAY) / HOUR) },
    { label: w('customMinutes'), size: 1, max: 59, count: minutes % HOUR },
  ];
  return (
    <>
      <SelectField
        label={w('duration')}
        value={isCustom || !isPreset ? CUSTOM : String(minutes)}
        options={[
          ...presets.map((preset) => ({
            value: String(preset.minutes),
            label: w(preset.unit, { count: preset.count }),
          })),
          { value: CUSTOM, label: w('custom') },
        ]}
        onChange={({ target }) => {
          setCustom(target.value === CUSTOM);
          if (target.value !== CUSTOM) onChange(Number(target.value));
        }}
      />
      {(isCustom || !isPreset) && (
        <div className={styles.parts}>
          {parts.map(({ label, size, max, count }) => (
            <TextField
              key={size}
              label={label}
              type="number"
              inputMode="numeric"
              min={0}
              max={max}
              value={count}
              className={styles.part}
              onChange={({ target }) => {
                const next = Math.min(max, Math.max(0, Math.trunc(target.valueAsNumber || 0)));
                onChange(minutes + (next - count) * size);
              }}
            />
          ))}
        </div>
      )}
      {isWrong && (
        <p role="alert" className={styles.problem}>
          {w('durationLimits')}
        </p>
      )}
    </>
  );
}

const styles = sheet({
  parts: { display: 'flex', gap: '2' },
  part: { flex: '1' },
  problem: { fontSize: 'sm', color: 'danger.fg' },
});
