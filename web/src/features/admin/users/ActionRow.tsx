import type { ReactNode } from 'react';
import { sheet } from '../../../ui/theme/sheet';

interface ActionRowProps {
  title: string;
  /** What the buttons do, or why they are there. */
  hint: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** What can be done about one part of an account, with its explanation. */
export function ActionRow({ title, hint, children }: ActionRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

const styles = sheet({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  words: { flex: '1 1 14rem', minWidth: '0' },
  title: { fontSize: 'md', fontWeight: 'medium' },
  hint: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
});
