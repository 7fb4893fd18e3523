import { MAX_DAYS_AHEAD, MAX_ON_DAY, MAX_WAITING } from '@mallard/rules/scheduling-rules';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { useNow } from '../../../ui/text/useNow';
import { instantOf, type LocalTime, localTimeOf, type Preset, presetsFrom, type WhenProblem } from './when';
import { useWhen } from './useWhen';
import { useMessages } from './messages';

interface WhenFieldsProps {
  value: LocalTime;
  onChange: (value: LocalTime) => void;
  /** Shown after the first attempt. */
  problem: WhenProblem | null;
}

const DAY_MS = 86_400_000;
const sentences = { INCOMPLETE: 'incomplete', TOO_SOON: 'tooSoon', TOO_LATE: 'tooLate' } as const;

/** A date and a time in the device's time zone, with suggestions. */
export function WhenFields({ value, onChange, problem }: WhenFieldsProps) {
  const w = useMessages();
  const when = useWhen();
  const formats = useFormats();
  const now = useNow();
  const presetsId = useId();
  const instant = instantOf(value);
  return (
    <div className={styles.fields}>
      <div role="group" aria-labelledby={presetsId}>
        <p id={presetsId} className={styles.label}>
          {w('presets')}
        </p>
        <div className={styles.presets}>
          {presetsFrom(now, when.weekStart).map((preset) => (
            <PresetButton key={preset.name} preset={preset} chosen={instant} onChoose={onChange} />
          ))}
        </div>
      </div>
      <div className={styles.pair}>
        <TextField
          label={w('date')}
          type="date"
          required
          min={localTimeOf(now).date}
          max={localTimeOf(new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS)).date}
          value={value.date}
          error={problem && w(sentences[problem])}
          onChange={({ target }) => onChange({ ...value, date: target.value })}
          className={styles.half}
        />
        <TextField
          label={w('time')}
          type="time"
          required
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
          className={styles.half}
        />
      </div>
      {instant && (
        <p role="status" className={styles.summary}>
          <Icon of={CalendarClock} size={18} className={styles.sign} />
          {w('goesOut', { when: when.moment(instant) })}
        </p>
      )}
      <p className={styles.limits}>
        {w('limits', {
          waiting: formats.number(MAX_WAITING),
          day: formats.number(MAX_ON_DAY),
          zone: w('zone', { zone: when.zone }),
        })}
      </p>
    </div>
  );
}

interface PresetButtonProps {
  preset: Preset;
  chosen: Date | null;
  onChoose: (value: LocalTime) => void;
}

function PresetButton({ preset: { name, at }, chosen, onChoose }: PresetButtonProps) {
  const w = useMessages();
  const when = useWhen();
  const time = when.time(at);
  const labels = {
    inAnHour: () => w('inAnHour'),
    thisEvening: () => w('thisEvening', { time }),
    tomorrow: () => w('tomorrowAt', { time }),
    week: () => w('dayAt', { day: when.shortDay(at), time }),
  };
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={chosen?.getTime() === at.getTime()}
      className={styles.preset}
      onClick={() => onChoose(localTimeOf(at))}
    >
      {labels[name]()}
    </Button>
  );
}

const styles = sheet({
  fields: { display: 'flex', flexDirection: 'column', gap: '4' },
  label: { fontSize: 'sm', fontWeight: 'medium', marginBlockEnd: '2' },
  presets: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  preset: {
    '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
  },
  pair: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-start' },
  half: { flex: '1 1 9rem', minWidth: '0' },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderRadius: 'control',
    bg: 'brand.subtle',
    fontWeight: 'medium',
  },
  sign: { color: 'brand.fg' },
  limits: { fontSize: 'sm', color: 'fg.muted' },
});
