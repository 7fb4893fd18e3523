import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { MixedText } from '../../../ui/text/MixedText';
import { cx, sheet } from '../../../ui/theme/sheet';
import { Time } from '../../../ui/text/Time';
import { shownWords } from '../../posts/card/post-name';
import { NotificationActions } from './NotificationActions';
import { NotificationFaces } from './NotificationFaces';
import { NotificationThumbnail } from './NotificationThumbnail';
import { pathOf, sentence, systemText } from './notification-presentation';
import type { NotificationRow_NotificationFragment as Notification } from './Notifications.generated';
import { useMessages } from './useMessages';

const QUOTES: ReadonlySet<Notification['kind']> = new Set(['QUOTE', 'QUOTE_REQUEST']);

/** Stand-ins for the names, which are inserted with their own direction and weight. */
const FIRST = '\uE000';
const SECOND = '\uE001';

interface NotificationRowProps {
  notification: Notification;
  viewerHandle: string;
}

/** A notification with a link to what it is about, and what can be done in place. The list's row is the article. */
export function NotificationRow({ notification, viewerHandle }: NotificationRowProps) {
  const say = useMessages();
  const { kind, post, isRead, createdAt, actCount } = notification;
  const text = systemText(notification, say);
  const own = kind === 'REPLY' ? post?.parent : QUOTES.has(kind) ? post?.quote?.post : null;
  return (
    <div className={cx(styles.row, !isRead && styles.unread)}>
      <NotificationFaces notification={notification} />
      <div className={styles.main}>
        <p className={styles.sentence}>
          {!isRead && <span role="img" aria-label={say('isUnread')} className={styles.dot} />}
          <Link to={pathOf(notification, viewerHandle)} data-shortcut="open" className={styles.link}>
            <Sentence notification={notification} />
          </Link>
          <span className={styles.when}>
            <span aria-hidden> · </span>
            <Time at={createdAt} />
          </span>
        </p>
        {post && (
          <p dir="auto" className={cx(styles.excerpt, kind !== 'NOD' && kind !== 'REQUACK' && styles.loud)}>
            <Words of={post} />
          </p>
        )}
        {own && (
          <p className={styles.context}>
            {kind === 'REPLY' && actCount > 1 && (
              <span className={styles.more}>{say('moreReplies', { count: actCount - 1 })} · </span>
            )}
            <YourQuack quack={own} />
          </p>
        )}
        {text && <p className={styles.excerpt}>{text}</p>}
      </div>
      {post && (
        <div className={styles.picture}>
          <NotificationThumbnail post={post} />
        </div>
      )}
      <NotificationActions notification={notification} />
    </div>
  );
}

type Post = NonNullable<Notification['post']>;

/** The words of a quack, or its content warning. */
export function Words({
  of: post,
}: {
  of: Pick<Post, 'content' | 'contentWarning'> & Partial<Pick<Post, 'unlessPlain'>>;
}) {
  return (
    <>
      {post.contentWarning !== null && <Icon of={TriangleAlert} size={14} className={styles.sign} />}
      <MixedText of={shownWords({ ...post, filtered: post.unlessPlain?.filtered }, 'NOTIFICATIONS')} />
    </>
  );
}

/** Which of the viewer's quacks someone replied to or quoted. */
function YourQuack({ quack }: { quack: NonNullable<Post['parent']> }) {
  const say = useMessages();
  const [before, after] = say('yourQuack', { words: FIRST }).split(FIRST);
  return (
    <>
      <span>{before}</span>
      <bdi className={styles.words}>
        <Words of={quack} />
      </bdi>
      {after}
    </>
  );
}

export function Sentence({ notification }: { notification: Notification }) {
  const say = useMessages();
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
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'start',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '2.5',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover' },
  },
  unread: { bg: 'color-mix(in oklab, {colors.accent.subtle} 60%, {colors.bg.card})', _hover: { bg: 'accent.subtle' } },
  // A margin in place of a gap, which columns without anything would have, too.
  main: {
    gridColumn: '2',
    marginInlineStart: '3',
    alignSelf: 'center',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
  },
  picture: { gridColumn: '3', alignSelf: 'center', '&:not(:empty)': { marginInlineStart: '3' } },
  // In whole pixels, because a tinted next row would paint over a line between two pixels.
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
    lineClamp: '1',
    overflowWrap: 'anywhere',
  },
  loud: { color: 'fg.default', lineClamp: '2' },
  // The words are a box of their own, cut at the end of their own direction.
  context: { display: 'flex', minWidth: '0', whiteSpace: 'pre', fontSize: 'sm', color: 'fg.muted' },
  words: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  more: { color: 'brand.fg', fontWeight: 'medium' },
  sign: { display: 'inline-block', verticalAlign: '-0.15em', marginInlineEnd: '1.5', color: 'fg.muted' },
  dot: {
    display: 'inline-block',
    boxSize: '2',
    marginInlineEnd: '1.5',
    borderRadius: 'full',
    bg: 'accent.nod',
    verticalAlign: '0.1em',
  },
});
