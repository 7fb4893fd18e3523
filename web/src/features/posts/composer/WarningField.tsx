import { useId } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';

interface WarningFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** What is shown instead of the words. It appears because somebody asked for it, so it takes the focus. */
export function WarningField({ text, onChange }: WarningFieldProps) {
  const t = useT();
  const hintId = useId();
  return (
    <div className={styles.root}>
      <input
        dir={text === '' ? undefined : 'auto'}
        value={text}
        autoFocus={text === ''}
        aria-label={t('posts.warningField')}
        aria-describedby={hintId}
        placeholder={t('posts.warningField')}
        className={styles.input}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={hintId} className={styles.hint}>
        {t('posts.warningHint')}
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
    bg: 'bg.sunken',
    '&:has(input:focus-visible)': { boxShadow: '0 0 0 2px var(--m-colors-brand-focus)' },
  },
  input: {
    width: 'full',
    bg: 'transparent',
    borderWidth: '0',
    fontWeight: 'medium',
    _focusVisible: { outline: 'none' },
  },
  hint: { fontSize: 'sm', color: 'fg.muted' },
});
