import { encode } from 'uqr';
import { sheet } from '../../../ui/theme/sheet';

/** A QR code, dark on light in every theme, because some cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const styles = sheet({
  code: { width: '12rem', maxWidth: '100%', alignSelf: 'center', borderRadius: 'control', forcedColorAdjust: 'none' },
});
