import { ArrowDownUp } from 'lucide-react';
import type { ReplySort } from '../../../graphql/schema.generated';
import { Icon } from '../../../ui/media/Icon';
import { Menu } from '../../../ui/overlay/Menu';
import { sheet } from '../../../ui/theme/sheet';
import { useThreadMessages } from './messages';
import { replySorts } from './sort-choice';

/** The message of each order. */
export const SORT_LABELS = { RELEVANT: 'relevant', NEWEST: 'newest', OLDEST: 'oldest' } as const;

interface SortMenuProps {
  sort: ReplySort;
  onSort: (sort: ReplySort) => void;
}

/** The order of the replies. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const words = useThreadMessages();
  const items = replySorts.map((each) => ({
    label: words(SORT_LABELS[each]),
    checked: each === sort,
    onSelect: () => onSort(each),
  }));
  return (
    <Menu
      label={words('sort')}
      items={items}
      trigger={(trigger) => (
        <button
          type="button"
          className={styles.button}
          aria-label={words('sortedBy', { order: words(SORT_LABELS[sort]) })}
          {...trigger}
        >
          <Icon of={ArrowDownUp} size={16} />
          {words(SORT_LABELS[sort])}
        </button>
      )}
    />
  );
}

const styles = sheet({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '9',
    paddingInline: '2.5',
    marginInlineEnd: '-2.5',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
  },
});
