import { sheet } from '../theme/sheet';

/** A progress bar at the top of the page while the next one loads. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  if (!active) return null;
  return (
    <div role="progressbar" aria-live="polite" aria-label={label} className={styles.track}>
      <div className={styles.swimmer} />
    </div>
  );
}

const styles = sheet({
  track: {
    position: 'fixed',
    _print: { display: 'none' },
    insetBlockStart: '0',
    insetInline: '0',
    zIndex: '10',
    height: '3px',
    overflow: 'hidden',
    direction: 'ltr',
  },
  // Delayed, so that it does not flash for fast pages.
  swimmer: {
    width: '30%',
    height: 'full',
    borderRadius: 'full',
    bg: 'brand.solid',
    animation: 'm-swim 1.1s 120ms ease-in-out infinite backwards',
  },
});
