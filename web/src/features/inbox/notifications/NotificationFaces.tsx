import { profilePath } from '@mallard/rules/page-paths';
import { Avatar } from '../../../ui/media/Avatar';
import { Icon } from '../../../ui/media/Icon';
import { Mark } from '../../../ui/media/Mark';
import { Link } from '../../../ui/navigation/Link';
import { cx, sheet } from '../../../ui/theme/sheet';
import { iconOf } from './notification-presentation';
import type { NotificationRow_NotificationFragment as Notification } from './Notifications.generated';

/** Who did it, at the start of the row: one or two faces, with a sign of what they did. The sentence names them. */
export function NotificationFaces({ notification }: { notification: Notification }) {
  const { kind, actors } = notification;
  const icon = iconOf(notification);
  const [one, two] = actors;
  const sign = icon ? <Icon of={icon} size={one ? 16 : 22} /> : <Mark size={16} />;
  const tint = styles[tints[kind]];
  if (!one) return <span className={cx(styles.alone, tint)}>{sign}</span>;
  return (
    <div className={styles.faces} aria-hidden>
      <Face actor={one} size={two ? 'sm' : 'md'} className={styles.first} />
      {two && <Face actor={two} size="sm" className={styles.second} />}
      <span className={cx(styles.sign, tint)}>{sign}</span>
    </div>
  );
}

interface FaceProps {
  actor: Notification['actors'][number];
  size: 'sm' | 'md';
  className: string | undefined;
}

function Face({ actor: { handle, displayName, imageUrl }, size, className }: FaceProps) {
  return (
    <Link to={profilePath(handle)} tabIndex={-1} className={cx(styles.face, className)}>
      <Avatar handle={handle} name={displayName} src={imageUrl} size={size} />
    </Link>
  );
}

/** The color of a kind's sign. The sign has a shape of its own, and the sentence says it. */
const tints = {
  NOD: 'nod',
  REPLY: 'reply',
  MENTION: 'mention',
  QUOTE: 'requack',
  QUOTE_REQUEST: 'requack',
  REQUACK: 'requack',
  FOLLOW: 'follow',
  FOLLOW_REQUEST: 'follow',
  FOLLOW_ACCEPTED: 'follow',
  POST: 'published',
  POLL_ENDED: 'poll',
  SYSTEM: 'system',
} as const satisfies Record<Notification['kind'], keyof typeof styles>;

const styles = sheet({
  alone: { display: 'grid', placeItems: 'center', boxSize: '2.75rem' },
  // Above the link that covers the row.
  faces: { position: 'relative', zIndex: '1', boxSize: '2.75rem' },
  face: { position: 'absolute', display: 'block', borderRadius: 'full' },
  first: { insetBlockStart: '0', insetInlineStart: '0' },
  second: {
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    '& > *': { boxShadow: '0 0 0 2px {colors.bg.card}' },
  },
  sign: {
    position: 'absolute',
    insetBlockEnd: '-0.375rem',
    insetInlineStart: '-0.5rem',
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    bg: 'bg.card',
    boxShadow: '0 0 0 1px {colors.border.hairline}',
    pointerEvents: 'none',
  },
  nod: { color: 'accent.nod' },
  system: { color: 'danger.fg' },
  reply: { color: 'kind.reply' },
  mention: { color: 'kind.mention' },
  requack: { color: 'kind.requack' },
  follow: { color: 'kind.follow' },
  poll: { color: 'kind.poll' },
  published: { color: 'fg.default' },
});
