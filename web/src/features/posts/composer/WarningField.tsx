import { useId } from 'react';
import { sheet } from '../../../ui/theme/sheet';
import { useComposerMessages } from './messages';

interface WarningFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** The content warning. Focused when it appears, because someone asked for it. */
export function WarningField({ text, onChange }: WarningFieldProps) {
  const w = useComposerMessages();
  const hintId = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={`${hintId}-field`} className={styles.label}>
        {w('warningField')}
      </label>
      <input
        id={`${hintId}-field`}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        autoFocus={text === ''}
        aria-describedby={hintId}
        className={styles.input}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={hintId} className={styles.hint}>
        {w('warningHint')}
      </span>
    </div>
  );
}

const styles = sheet({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    paddingInline: '3',
    paddingBlock: '2',
    marginBlockEnd: '1',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.card',
    '&:has(input:focus-visible)': { borderColor: 'brand.focus', boxShadow: '0 0 0 1px var(--m-colors-brand-focus)' },
  },
  input: {
    width: 'full',
    bg: 'transparent',
    borderWidth: '0',
    _focusVisible: { outline: 'none' },
  },
  label: { fontSize: 'sm', fontWeight: 'medium' },
  hint: { fontSize: 'sm', color: 'fg.muted' },
});
