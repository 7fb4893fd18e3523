import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../media/Icon';
import { cx, sheet } from '../theme/sheet';
import { Link } from '../navigation/Link';

export interface ListGroupItem {
  id: string;
  title: string;
  text?: string;
  icon?: LucideIcon;
  /** Before the words, such as an Avatar. */
  lead?: ReactNode;
  /** At the end of the line: a Badge, a count, a button. Not where the whole row is a link or a button. */
  end?: ReactNode;
  /** The row links there. */
  to?: string;
  /** The row is a button. */
  onSelect?: () => void;
  current?: boolean;
  disabled?: boolean;
}

export interface ListGroupProps {
  label: string;
  items: readonly ListGroupItem[];
  /** Without a frame of its own, for use inside a card. */
  flush?: boolean;
  numbered?: boolean;
}

/** A short list of similar items with a line or two each. Use InfiniteList for long ones. */
export function ListGroup({ label, items, flush, numbered }: ListGroupProps) {
  const Tag = numbered ? 'ol' : 'ul';
  return (
    <Tag aria-label={label} className={cx(styles.list, !flush && styles.framed, numbered && styles.numbered)}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Body item={item} />
        </li>
      ))}
    </Tag>
  );
}

function Body({ item }: { item: ListGroupItem }) {
  const { title, text, icon, lead, end, to, onSelect, current, disabled } = item;
  const face = (
    <>
      {icon && <Icon of={icon} className={styles.icon} />}
      {lead}
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        {text && (
          <span className={styles.text}>
            <bdi>{text}</bdi>
          </span>
        )}
      </span>
      {end}
      {to !== undefined && <Icon of={ChevronRight} size={18} directional className={styles.icon} />}
    </>
  );
  const look = cx(styles.row, current && styles.current);
  if (to !== undefined) {
    return (
      <Link to={to} aria-current={current ? 'page' : undefined} className={cx(look, styles.pressable)}>
        {face}
      </Link>
    );
  }
  if (!onSelect) return <div className={look}>{face}</div>;
  return (
    <button
      type="button"
      disabled={disabled}
      aria-pressed={current}
      className={cx(look, styles.pressable)}
      onClick={onSelect}
    >
      {face}
    </button>
  );
}

const styles = sheet({
  list: { listStyle: 'none', width: 'full', minWidth: '0', counterReset: 'row' },
  framed: {
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'bg.card',
  },
  numbered: {
    '& > li > *::before': {
      counterIncrement: 'row',
      content: 'counter(row)',
      minWidth: '5',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  item: { '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' } },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '12',
    paddingInline: '4',
    paddingBlock: '2.5',
    textAlign: 'start',
    color: 'fg.default',
    textDecoration: 'none',
  },
  pressable: {
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'control' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed', bg: 'transparent' },
  },
  current: { bg: 'bg.selected', _hover: { bg: 'bg.selected' } },
  icon: { color: 'fg.muted' },
  words: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
  title: { fontWeight: 'medium' },
  text: { fontSize: 'sm', color: 'fg.muted' },
});
