import { Check } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../media/Icon';
import { sheet } from '../theme/sheet';

export interface SwatchesProps<Accent extends string> {
  legend: string;
  options: readonly { value: Accent; label: string }[];
  value: Accent;
  onChange: (value: Accent) => void;
}

/** Radio buttons for accents, each shown in its color with its name below. */
export function Swatches<Accent extends string>({ legend, options, value, onChange }: SwatchesProps<Accent>) {
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={styles.radio}
              onChange={() => onChange(option.value)}
            />
            <span data-accent={option.value} className={styles.color}>
              {option.value === value && <Icon of={Check} size={20} />}
            </span>
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const styles = sheet({
  set: { borderWidth: '0', padding: '0', margin: '0', minWidth: '0' },
  legend: { fontSize: 'sm', fontWeight: 'medium', marginBlockEnd: '2' },
  row: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(3.75rem, 1fr))', gap: '2' },
  option: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1.5',
    paddingBlock: '2',
    borderRadius: 'control',
    fontSize: 'sm',
    _hover: { bg: 'bg.hover' },
    '&:has(:checked)': { fontWeight: 'medium' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focus', outlineOffset: '2px' },
  },
  radio: { position: 'absolute', inset: '0', margin: '0', opacity: '0', cursor: 'pointer' },
  color: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.onSolid',
    'label:has(:checked) > &': {
      boxShadow: '0 0 0 2px var(--m-colors-bg-card), 0 0 0 4px var(--m-colors-brand-solid)',
    },
  },
  label: { textAlign: 'center' },
});
