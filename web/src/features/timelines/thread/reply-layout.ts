import { cx, sheet } from '../../../ui/theme/sheet';

/** Levels of indentation; on phones one fewer. */
export const MAX_LEVEL = 3;

/** How the replies to one post are arranged. */
export interface ReplyLayout {
  /** How often they are indented, from 0 for direct replies of the page's post. */
  level: number;
  /** The class of each list item. */
  item: string;
  /** The class of the button for more of them. */
  more: string;
  /** Whether they no longer are below their parent, and have to name it: always, or on phones only. */
  names: boolean | 'onPhones';
  /** The parent's line leads to them. */
  isConnected: boolean | 'exceptOnPhones';
}

const styles = sheet({
  top: {
    paddingInline: { base: '4', md: '5' },
    paddingBlockEnd: '1.5',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  straight: {},
  // Its words are below those of the replies.
  below: { marginInlineStart: '7' },
  beside: {},
  // From the parent post to this one and on to the next, through the center of the avatar (32 px, 6 px below the top).
  child: {
    position: 'relative',
    paddingInlineStart: { base: '7', md: '2.625rem' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - 1px)',
      insetBlockStart: '0',
      width: { base: '0.625rem', md: '1.375rem' },
      height: '1.5rem',
      borderInlineStartWidth: '2px',
      borderBlockEndWidth: '2px',
      borderColor: 'border.hairline',
      borderEndStartRadius: '0.75rem',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1rem - 1px)',
      insetBlock: '0',
      width: '2px',
      bg: 'border.hairline',
    },
  },
  // Not indented on phones.
  deep: {
    paddingInlineStart: { base: '0', md: '2.625rem' },
    '&::before, &:not(:last-child)::after': { display: { base: 'none', md: 'block' } },
  },
});

export const topLayout: ReplyLayout = {
  level: 0,
  item: styles.top,
  more: styles.below,
  names: false,
  isConnected: false,
};

/**
 * Replies are indented only where there are several to one post, and not without end: a dialogue of two people stays in
 * one column.
 */
export function layoutBelow({ level }: ReplyLayout, forks: boolean): ReplyLayout {
  if (!forks) return { level, item: styles.straight, more: styles.below, names: false, isConnected: true };
  if (level >= MAX_LEVEL) return { level, item: styles.straight, more: styles.below, names: true, isConnected: false };
  const isDeep = level + 1 === MAX_LEVEL;
  return {
    level: level + 1,
    item: cx(styles.child, isDeep && styles.deep),
    more: styles.beside,
    names: isDeep && 'onPhones',
    isConnected: isDeep ? 'exceptOnPhones' : true,
  };
}
