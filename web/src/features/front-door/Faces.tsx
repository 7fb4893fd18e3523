import { Avatar } from '../../ui/media/Avatar';
import { sheet } from '../../ui/theme/sheet';
import { useFrontDoorMessages } from './messages';

interface Face {
  id: string;
  handle: string;
  displayName: string;
  imageUrl: string | null;
}

/** The people whose quacks are shown, in one line. */
export function Faces({ people }: { people: readonly Face[] }) {
  const w = useFrontDoorMessages();
  const [first, second] = people;
  if (!first || !second) return null;
  const nameOf = ({ displayName, handle }: Face) => <bdi key={handle}>{displayName || handle}</bdi>;
  return (
    <div className={styles.root}>
      <span className={styles.faces}>
        {people.map(({ id, handle, displayName, imageUrl }) => (
          <span key={id} className={styles.face}>
            <Avatar handle={handle} name={displayName} src={imageUrl} size="sm" />
          </span>
        ))}
      </span>
      <p className={styles.words}>{w.rich('faces', { name: nameOf(first), other: nameOf(second) })}</p>
    </div>
  );
}

const styles = sheet({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    marginBlockStart: '5',
  },
  faces: { display: 'flex', paddingInlineStart: '2' },
  face: {
    display: 'block',
    marginInlineStart: '-2',
    borderRadius: 'full',
    boxShadow: '0 0 0 2px {colors.bg.canvas}',
  },
  words: { fontSize: 'sm', color: 'fg.muted' },
});
