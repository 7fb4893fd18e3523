import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';

interface SettingsRowProps {
  title: string;
  /** What it is now. */
  value: ReactNode;
  /** The label of the button that opens the form, such as "Change handle". */
  change: string;
  /** The same in a word, as the button shows it. */
  label: string;
  open: boolean;
  onToggle: () => void;
  /** Shown below the value, open or not. */
  notice?: ReactNode;
  /** The form. It stays mounted, so that typed text survives closing it. */
  children: ReactNode;
}

/** A setting with its present value, and a form that opens in its place. */
export function SettingsRow({ title, value, change, label, open, onToggle, notice, children }: SettingsRowProps) {
  const id = useId();
  const row = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // The page's address asks for it, and it is below the profile.
    if (wasOpen.current) row.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section ref={row} aria-labelledby={`${id}-title`} className={styles.row}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 id={`${id}-title`} className={styles.title}>
            {title}
          </h3>
          <div className={styles.value}>{value}</div>
        </div>
        <Button
          variant="outline"
          size="sm"
          aria-label={open ? undefined : change}
          aria-expanded={open}
          aria-controls={`${id}-form`}
          onClick={onToggle}
        >
          {label}
        </Button>
      </div>
      {notice}
      <div id={`${id}-form`} hidden={!open} className={styles.form}>
        {children}
      </div>
    </section>
  );
}

const styles = sheet({
  row: { paddingBlock: '4', borderBlockStartWidth: '1px', borderColor: 'border.hairline' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
  words: { minWidth: '0' },
  title: { fontSize: 'md', fontWeight: 'medium' },
  value: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  form: { paddingBlockStart: '4' },
});
