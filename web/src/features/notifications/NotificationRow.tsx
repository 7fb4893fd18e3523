import { TriangleAlert } from 'lucide-react';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Mark } from '../../ui/Mark';
import { MixedText } from '../../ui/MixedText';
import { cx, sheet } from '../../ui/theme/sheet';
import { Time } from '../../ui/Time';
import { shownWords } from '../posts/post-name';
import { profilePath } from '../profiles/profile-path';
import { iconOf, pathOf, sentence, systemText } from './notification-face';
import type { NotificationRow_NotificationFragment as Notification } from './Notifications.generated';
import { useWords } from './useWords';

/** Faces side by side; the sentence counts the rest. */
const MOST_FACES = 8;
/** Stand in the sentence for the names, which are put there with their own direction and weight. */
const FIRST = '\uE000';
const SECOND = '\uE001';

interface NotificationRowProps {
  notification: Notification;
  viewerHandle: string;
}

/** What people did, and the way to what they did it to. The list's row around it is the article. */
export function NotificationRow({ notification, viewerHandle }: NotificationRowProps) {
  const say = useWords();
  const { kind, actors, post, isRead, createdAt } = notification;
  const icon = iconOf(notification);
  const text = systemText(notification, say);
  return (
    <div className={cx(styles.row, !isRead && styles.unread)}>
      <span className={cx(styles.kind, kind === 'NOD' && styles.nod, kind === 'SYSTEM' && styles.system)}>
        {icon ? <Icon of={icon} size={22} /> : <Mark size={22} />}
      </span>
      {!isRead && <span role="img" aria-label={say('isUnread')} className={styles.dot} />}
      <div className={styles.main}>
        {actors.length > 0 && (
          <div className={styles.faces} aria-hidden>
            {actors.slice(0, MOST_FACES).map(({ id, handle, displayName, imageUrl }) => (
              <Link key={id} to={profilePath(handle)} tabIndex={-1} className={styles.face}>
                <Avatar handle={handle} name={displayName} src={imageUrl} size="sm" />
              </Link>
            ))}
          </div>
        )}
        <p className={styles.sentence}>
          <Link to={pathOf(notification, viewerHandle)} data-shortcut="open" className={styles.link}>
            <Sentence notification={notification} />
          </Link>
          <span className={styles.when}>
            <span aria-hidden> · </span>
            <Time at={createdAt} />
          </span>
        </p>
        {post && (
          <p dir="auto" className={cx(styles.excerpt, kind !== 'NOD' && styles.loud)}>
            {post.contentWarning !== null && <Icon of={TriangleAlert} size={16} className={styles.sign} />}
            <MixedText of={shownWords(post)} />
          </p>
        )}
        {text && <p className={styles.excerpt}>{text}</p>}
      </div>
    </div>
  );
}

function Sentence({ notification }: { notification: Notification }) {
  const say = useWords();
  const [one, two] = notification.actors;
  const parts = sentence(notification, say, FIRST, SECOND).split(/([\uE000\uE001])/u);
  return parts.map((part, index) => {
    const actor = part === FIRST ? one : part === SECOND ? two : undefined;
    return actor ? (
      <bdi key={index} className={styles.name}>
        {actor.displayName || actor.handle}
      </bdi>
    ) : (
      part
    );
  });
}

const styles = sheet({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3.5',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover' },
  },
  unread: { bg: 'color-mix(in oklab, {colors.accent.subtle} 60%, {colors.bg.card})', _hover: { bg: 'accent.subtle' } },
  kind: { display: 'grid', placeItems: 'center', width: '8', height: '8', color: 'brand.fg' },
  nod: { color: 'accent.nod' },
  system: { color: 'danger.fg' },
  main: { gridArea: '1 / 2', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1.5' },
  faces: { display: 'flex', minHeight: '8' },
  // Above the link that covers the row.
  face: {
    position: 'relative',
    zIndex: '1',
    display: 'block',
    borderRadius: 'full',
    '& + &': { marginInlineStart: '-1.5' },
    '& > *': { boxShadow: '0 0 0 2px {colors.bg.card}' },
  },
  // In whole pixels: the line below a row that ends between two is painted over by the next one, where that is tinted.
  sentence: { lineHeight: 'round(1.35em, 1px)', overflowWrap: 'anywhere' },
  link: {
    color: 'inherit',
    textDecoration: 'none',
    _before: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', _before: { outline: '2px solid {colors.brand.focus}', outlineOffset: '-3px' } },
  },
  name: { fontWeight: 'medium' },
  when: { color: 'fg.muted', fontSize: 'sm', whiteSpace: 'nowrap' },
  excerpt: {
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: 'round(1.35em, 1px)',
    lineClamp: '3',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  loud: { color: 'fg.default', fontSize: 'md' },
  sign: { display: 'inline-block', verticalAlign: '-0.15em', marginInlineEnd: '1.5', color: 'fg.muted' },
  dot: {
    gridArea: '1 / 3',
    width: '2.5',
    height: '2.5',
    marginBlockStart: '2.5',
    borderRadius: 'full',
    bg: 'accent.nod',
  },
});
