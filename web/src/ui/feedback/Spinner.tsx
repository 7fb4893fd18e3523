import { VisuallyHidden } from '../text/VisuallyHidden';
import { sheet } from '../theme/sheet';

/** A spinner. With a `label`, it is announced to assistive technology. */
export function Spinner({ size = 24, label }: { size?: number; label?: string }) {
  return (
    <span className={styles.root} role={label ? 'status' : undefined}>
      <svg
        viewBox="0 0 24 24"
        width={`${size / 16}rem`}
        height={`${size / 16}rem`}
        className={styles.drawing}
        aria-hidden
      >
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.25" opacity="0.2" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

const styles = sheet({
  root: { display: 'inline-flex' },
  drawing: { animation: 'm-turn 0.8s linear infinite' },
});
