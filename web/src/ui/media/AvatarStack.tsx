import { Avatar } from './Avatar';
import { sheet } from '../theme/sheet';

interface AvatarStackProps {
  people: readonly { handle: string; name?: string | null; src?: string | null }[];
  /** The maximum number of faces. */
  most?: number;
}

/** The first of several people, overlapping. Decoration beside text that says who and how many. */
export function AvatarStack({ people, most = 4 }: AvatarStackProps) {
  return (
    <span aria-hidden className={styles.stack}>
      {people.slice(0, most).map(({ handle, name, src }) => (
        <span key={handle} className={styles.face}>
          <Avatar handle={handle} name={name ?? null} src={src ?? null} size="sm" />
        </span>
      ))}
    </span>
  );
}

const styles = sheet({
  stack: { display: 'inline-flex', flexShrink: '0' },
  face: {
    display: 'flex',
    borderRadius: 'full',
    boxShadow: '0 0 0 2px {colors.bg.card}',
    '&:not(:first-child)': { marginInlineStart: '-2' },
  },
});
