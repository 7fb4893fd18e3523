import { Avatar } from '../../../ui/media/Avatar';
import { sheet } from '../../../ui/theme/sheet';
import type { Participant } from './names';

/** The avatar of one participant, or two overlapping ones. Decoration beside their names. */
export function ParticipantAvatars({ people }: { people: readonly Participant[] }) {
  const [one, two] = people;
  if (!one) return <Avatar handle="?" name="?" />;
  if (!two) return <Avatar handle={one.handle} name={one.displayName} src={one.imageUrl} />;
  return (
    <span aria-hidden className={styles.pair}>
      <span className={styles.behind}>
        <Avatar handle={two.handle} name={two.displayName} src={two.imageUrl} size="sm" />
      </span>
      <span className={styles.front}>
        <Avatar handle={one.handle} name={one.displayName} src={one.imageUrl} size="sm" />
      </span>
    </span>
  );
}

const styles = sheet({
  pair: { position: 'relative', display: 'block', flexShrink: '0', width: '11', height: '11' },
  behind: { position: 'absolute', insetBlockStart: '0', insetInlineEnd: '0', display: 'flex' },
  front: {
    position: 'absolute',
    insetBlockEnd: '0',
    insetInlineStart: '0',
    display: 'flex',
    borderRadius: 'full',
    boxShadow: '0 0 0 2px {colors.bg.card}',
  },
});
