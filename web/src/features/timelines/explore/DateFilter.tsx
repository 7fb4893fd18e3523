import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { dayAfter, localDay } from './search-filters';
import { useMessages } from './messages';
import { useNow } from '../../../ui/text/useNow';

interface DateFilterProps {
  /** Takes the first and the last day, in the reader's time zone; at least one of them. */
  onPick: (first: string | null, last: string | null) => void;
}

const presets = { onlyToday: 0, pastWeek: 6, pastMonth: 29 } as const;

/** Picks days: some days back, or from one day to another. */
export function DateFilter({ onPick }: DateFilterProps) {
  const w = useMessages();
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [tried, setTried] = useState(false);
  const today = localDay(useNow());
  const isReversed = first !== '' && last !== '' && last < first;
  const isEmpty = first === '' && last === '';
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isReversed && !isEmpty) onPick(first || null, last || null);
      }}
    >
      <div className={styles.presets}>
        {(Object.keys(presets) as (keyof typeof presets)[]).map((name) => (
          <Button key={name} variant="outline" size="sm" onClick={() => onPick(dayAfter(today, -presets[name]), null)}>
            {w(name)}
          </Button>
        ))}
      </div>
      <TextField
        label={w('firstDay')}
        type="date"
        max={today}
        value={first}
        error={tried && isEmpty ? w('noDay') : null}
        onChange={({ target }) => setFirst(target.value)}
      />
      <TextField
        label={w('lastDay')}
        type="date"
        value={last}
        error={tried && isReversed ? w('reversedDays') : null}
        onChange={({ target }) => setLast(target.value)}
      />
      <Button type="submit" size="sm" className={styles.apply}>
        {w('apply')}
      </Button>
    </form>
  );
}

const styles = sheet({
  form: { display: 'flex', flexDirection: 'column', gap: '3' },
  presets: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  apply: { alignSelf: 'start' },
});
