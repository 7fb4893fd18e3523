import type { EmojiPickerListCategoryHeaderProps, EmojiPickerListEmojiProps, EmojiPickerListRowProps } from 'frimousse';
import { sheet } from '../../../ui/theme/sheet';

export function EmojiGroupTitle({ category, ...rest }: EmojiPickerListCategoryHeaderProps) {
  return (
    <div {...rest} className={styles.title}>
      {category.label}
    </div>
  );
}

/** The picker counts from 0, and scrolls to a row by its number. ARIA counts from 1, so the first row has none. */
export function EmojiRow({ 'aria-rowindex': index, ...rest }: EmojiPickerListRowProps) {
  return <div {...rest} aria-rowindex={index === 0 ? undefined : index} className={styles.row} />;
}

export function EmojiButton({ emoji, 'aria-colindex': index, ...rest }: EmojiPickerListEmojiProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-colindex={index === undefined ? undefined : index + 1}
      className={styles.emoji}
    >
      {emoji.emoji}
    </button>
  );
}

const styles = sheet({
  title: { bg: 'bg.raised', color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium', paddingBlock: '1.5' },
  row: { scrollMarginBlock: '1' },
  emoji: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    borderRadius: 'control',
    fontSize: '1.25rem',
    lineHeight: '1',
    '&[data-active]': { bg: 'bg.selected' },
    _highContrast: { '&[data-active]': { outline: '2px solid Highlight' } },
  },
});
