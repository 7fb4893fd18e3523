import { cx, sheet } from '../../../ui/theme/sheet';
import { useThreadMessages } from './messages';

/** Replaces a deleted post that has replies. */
export function Tombstone({ small }: { small?: boolean }) {
  const words = useThreadMessages();
  return (
    <div data-hold className={cx(styles.stone, small && styles.small)}>
      <span className={cx(styles.dot, small && styles.smallDot)} aria-hidden />
      {words('deleted')}
    </div>
  );
}

const styles = sheet({
  stone: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '14', color: 'fg.muted', fontSize: 'sm' },
  small: { gap: '2.5', minHeight: '2.625rem', paddingBlockStart: '2.5' },
  dot: {
    flexShrink: '0',
    boxSize: '11',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.hairline',
  },
  smallDot: { boxSize: '8' },
});
