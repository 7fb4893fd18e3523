import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/form/Checkbox';
import { sheet } from '../../../ui/theme/sheet';

export interface Pick {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface PicksProps {
  legend: ReactNode;
  picks: readonly Pick[];
  chosen: readonly string[];
  /** How many can be chosen; the others can't be checked then. */
  max: number;
  onChange: (chosen: string[]) => void;
}

/** Checkboxes of which a limited number can be checked. */
export function Picks({ legend, picks, chosen, max, onChange }: PicksProps) {
  const isFull = chosen.length >= max;
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      {picks.map(({ id, label, hint }) => {
        const isChosen = chosen.includes(id);
        return (
          <Checkbox
            key={id}
            label={label}
            hint={hint}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        );
      })}
    </fieldset>
  );
}

const styles = sheet({
  set: { display: 'grid', gap: '1', borderWidth: '0', padding: '0', margin: '0', minWidth: '0' },
  legend: { fontSize: 'sm', color: 'fg.muted', marginBlockEnd: '1' },
});
