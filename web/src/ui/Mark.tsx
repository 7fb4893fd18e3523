import { sheet } from './theme/sheet';

/** The drake's head in one line, in the color of the text around it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={`${size / 16}rem`} height={`${size / 16}rem`} className={styles.mark} aria-hidden>
      <path d="M2.2 20.8c3.4.2 5.2-1.7 4.5-5.3-.3-1.5-.7-2.9-.7-4.5C6 6.2 8.7 3 12.3 3c3.1 0 5.2 1.9 5.9 4.5l3.6 1.1c1.2.4 1.3 2.1.1 2.6-2 .8-3.8 1-5.6.9-1.3.9-1.7 2-1.4 3.4.6 3.1 2.7 5.1 6.9 5.3" />
      <path d="M7.1 16.4c2.5 1 5 1 7.5-.1" />
      <circle cx="13.2" cy="7.6" r="1.2" className={styles.eye} />
    </svg>
  );
}

const styles = sheet({
  mark: {
    display: 'block',
    flexShrink: '0',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.9',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  eye: { fill: 'currentColor', stroke: 'none' },
});
