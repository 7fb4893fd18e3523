import { sheet } from '../../ui/theme/sheet';
import { Link } from '../../ui/navigation/Link';
import { topicPath } from './topic-path';
import { useMessages } from './useMessages';

interface Neighbor {
  id: string;
  title: string;
  permalink: string;
}

/** Links to the previous and next topic of the category. */
export function TopicNeighbors({ topic }: { topic: { id: string; category: { topics: readonly Neighbor[] } } }) {
  const w = useMessages();
  const { topics } = topic.category;
  const place = topics.findIndex(({ id }) => id === topic.id);
  const neighbors = [
    { label: w('previous'), topic: topics[place - 1] },
    { label: w('next'), topic: topics[place + 1] },
  ];
  if (!neighbors.some((neighbor) => neighbor.topic)) return null;
  return (
    <nav aria-label={w('neighbors')} className={styles.root}>
      {neighbors.map(({ label, topic: other }) =>
        other ? (
          <Link key={label} to={topicPath(other.permalink)} className={styles.link}>
            <span className={styles.label}>{label}</span>
            <bdi>{other.title}</bdi>
          </Link>
        ) : (
          <span key={label} />
        ),
      )}
    </nav>
  );
}

const styles = sheet({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4',
    marginBlockStart: '8',
    paddingBlockStart: '5',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
  link: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    padding: '3',
    borderRadius: 'control',
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { bg: 'bg.hover' },
    '&:nth-of-type(2), span + &': { textAlign: 'end' },
  },
  label: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
});
