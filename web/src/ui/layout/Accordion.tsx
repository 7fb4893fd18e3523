import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../media/Icon';
import { cx, sheet } from '../theme/sheet';

export interface AccordionItem {
  id: string;
  title: string;
  /** Short text at the end of the line, such as a count. */
  note?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
  /** Open at the beginning. */
  open?: readonly string[];
  /** Without a frame of its own, for use inside a card. */
  flush?: boolean;
  /** Heading level of the titles. */
  level?: 'h2' | 'h3' | 'h4';
}

/** Sections that expand below their titles. Uses `details`, so Ctrl+F finds text in closed sections. */
export function Accordion({ items, single, open = [], flush, level: Heading = 'h3' }: AccordionProps) {
  const name = useId();
  return (
    <div className={cx(styles.root, !flush && styles.framed)}>
      {items.map(({ id, title, note, content }) => (
        <details key={id} name={single ? name : undefined} open={open.includes(id)} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            {note && <span className={styles.note}>{note}</span>}
            <Icon of={ChevronDown} size={18} className={styles.arrow} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', width: 'full' },
  framed: {
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'bg.card',
  },
  item: {
    '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingInline: '4',
    paddingBlock: '2',
    listStyle: 'none',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'card' },
    '&::-webkit-details-marker': { display: 'none' },
  },
  title: { flex: '1', minWidth: '0', fontSize: 'md', fontWeight: 'medium', letterSpacing: 'normal' },
  note: { fontSize: 'sm', color: 'fg.muted' },
  arrow: { color: 'fg.muted', transitionProperty: 'transform', transitionDuration: 'normal' },
  content: { paddingInline: '4', paddingBlockStart: '1', paddingBlockEnd: '4', maxWidth: 'measure' },
});
