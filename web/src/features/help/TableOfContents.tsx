import { sheet, cx } from '../../ui/theme/sheet';
import { useMessages } from './useMessages';

interface TableOfContentsProps {
  headings: readonly { id: string; level: number; text: string }[];
}

/** The headings of an article; nothing if there are fewer than two. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const w = useMessages();
  if (headings.length < 2) return null;
  return (
    <nav aria-label={w('onThisPage')} className={styles.root}>
      <p className={styles.title}>{w('onThisPage')}</p>
      <ul className={styles.list}>
        {headings.map(({ id, level, text }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto" className={cx(styles.link, level > 2 && styles.deeper)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = sheet({
  root: { fontSize: 'sm' },
  title: { color: 'fg.muted', fontWeight: 'medium', marginBlockEnd: '2' },
  list: { listStyle: 'none', borderInlineStartWidth: '1px', borderColor: 'border.hairline' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '8',
    paddingInline: '3',
    paddingBlock: '1',
    color: 'fg.muted',
    textDecoration: 'none',
    lineHeight: 'snug',
    _hover: { color: 'fg.default' },
  },
  deeper: { paddingInlineStart: '6' },
});
