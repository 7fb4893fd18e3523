import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';

interface AccessRowProps {
  icon: LucideIcon;
  /** What has access, with its badges. */
  name: ReactNode;
  /** What is known of it. */
  lines: readonly ReactNode[];
  /** The button that ends the access. */
  action?: ReactNode;
}

/** What may act for the viewer: a device or a program. */
export function AccessRow({ icon, name, lines, action }: AccessRowProps) {
  return (
    <li className={styles.row}>
      <Icon of={icon} size={22} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {lines.map((line, index) => (
          <p key={index} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      {action}
    </li>
  );
}

const styles = sheet({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '3',
    '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  },
  icon: { color: 'fg.muted', flexShrink: '0' },
  words: { flex: '1', minWidth: '0' },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
  line: { fontSize: 'sm', color: 'fg.muted' },
});
