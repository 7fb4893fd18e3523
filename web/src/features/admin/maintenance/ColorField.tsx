import type { ChangeEvent, CSSProperties, FocusEvent } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { TextField } from '../../../ui/form/TextField';
import { cx, sheet } from '../../../ui/theme/sheet';
import { accentOf, ENOUGH_CONTRAST } from '../../session/maintenance/accent';
import { useMessages } from './useMessages';

interface ColorFieldProps {
  name: string;
  value: string;
  error: string | null;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent) => void;
  onPick: (color: string) => void;
}

/** A color as text and with the device's picker, and the contrast of text on it. */
export function ColorField({ onPick, ...text }: ColorFieldProps) {
  const w = useMessages();
  const formats = useFormats();
  const { ground, ink, contrast } = accentOf(text.value.trim());
  const isGood = contrast >= ENOUGH_CONTRAST;
  // Rounded down: 4.49 is not 4.5.
  const ratio = formats.number(Math.floor(contrast * 10) / 10);
  return (
    <div className={styles.root}>
      <TextField
        label={w('color')}
        hint={w('colorHint')}
        dir="ltr"
        spellCheck={false}
        className={styles.text}
        {...text}
      />
      <input
        type="color"
        aria-label={w('pickColor')}
        value={ground}
        className={styles.picker}
        onChange={(event) => onPick(event.target.value)}
      />
      <p className={styles.check} role="status">
        <span className={styles.sample} aria-hidden style={{ '--accent': ground, '--ink': ink } as CSSProperties}>
          Aא
        </span>
        <Icon of={isGood ? CircleCheck : CircleAlert} size={18} className={isGood ? styles.good : styles.poor} />
        <span className={cx(!isGood && styles.poor)}>{w(isGood ? 'contrastGood' : 'contrastPoor', { ratio })}</span>
      </p>
    </div>
  );
}

const styles = sheet({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '3', rowGap: '2' },
  text: { minWidth: '0' },
  picker: {
    alignSelf: 'start',
    // Aligned with the field beside it.
    marginBlockStart: '1.75rem',
    width: 'target',
    height: 'target',
    padding: '1',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.card',
    cursor: 'pointer',
  },
  check: { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm' },
  sample: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '10',
    minHeight: '7',
    borderRadius: 'control',
    bg: 'var(--accent)',
    color: 'var(--ink)',
    fontWeight: 'medium',
  },
  good: { color: 'brand.fg' },
  poor: { color: 'danger.fg' },
});
