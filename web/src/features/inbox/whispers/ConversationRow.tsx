import { useT } from '../../../i18n/I18nProvider';
import { CountBadge } from '../../../ui/feedback/Badge';
import { NavLink } from '../../../ui/navigation/Link';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { cx, sheet } from '../../../ui/theme/sheet';
import { Time } from '../../../ui/text/Time';
import { ParticipantAvatars } from './ParticipantAvatars';
import { everyoneElse, othersOf } from './names';
import { useNames } from './useNames';
import { personName } from '../../people/profiles/person-name';
import { useMessages } from './useMessages';
import { conversationPath } from '../../session/paths/whisper-paths';
import type { Conversation_ConversationFragment as Conversation } from './Whispers.generated';

/** A conversation in the list: its participants, latest whisper and unread count. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const names = useNames();
  const { id, unreadCount, lastWhisper, updatedAt } = conversation;
  const everyone = everyoneElse(conversation);
  const others = othersOf(conversation);
  const shown = others.length > 0 ? others : everyone;
  const all = names(shown);
  const isUnread = unreadCount > 0;
  return (
    <NavLink to={conversationPath(id)} className={styles.row}>
      <span className={styles.faces}>
        <ParticipantAvatars people={shown} />
      </span>
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={cx(styles.names, isUnread && styles.bold)}>{separately(all)}</span>
          <span className={styles.when}>
            <Time at={updatedAt} />
          </span>
        </span>
        <span className={styles.bottom}>
          <LastWords conversation={conversation} isGroup={everyone.length > 1} isUnread={isUnread} />
          {lastWhisper && <CountBadge count={unreadCount} label={t('shell.unreadWhispers', { count: unreadCount })} />}
        </span>
      </span>
    </NavLink>
  );
}

/** Each name is a box of its own, so that a long one is cut at its end in its own direction. */
const separately = (names: string) =>
  names.split(/\u2068(.*?)\u2069/u).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} className={styles.name}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );

interface LastWordsProps {
  conversation: Conversation;
  isGroup: boolean;
  isUnread: boolean;
}

function LastWords({ conversation: { lastWhisper }, isGroup, isUnread }: LastWordsProps) {
  const t = useT();
  const say = useMessages();
  if (!lastWhisper) return <span className={styles.last} />;
  const { author, content, isDeleted } = lastWhisper;
  const name = (
    <bdi key="name" className={styles.name}>
      {personName(author, t)}
    </bdi>
  );
  return (
    <span className={cx(styles.last, isUnread && styles.bold)}>
      {author.viewerIsSelf && <span className={styles.author}>{say('youSay')}</span>}
      {!author.viewerIsSelf && isGroup && <span className={styles.author}>{say.rich('theySay', { name })}</span>}
      <bdi className={cx(styles.content, isDeleted && styles.deleted)}>
        {isDeleted ? say('isDeleted') : content.replaceAll(/\s+/g, ' ')}
      </bdi>
    </span>
  );
}

export function ConversationSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.75rem" height="2.75rem" round />
      <span className={cx(styles.words, styles.skeletonLines)}>
        <Skeleton width="9rem" height="0.9375rem" />
        <Skeleton width="80%" height="0.8125rem" />
      </span>
    </div>
  );
}

const styles = sheet({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: '4.75rem',
    paddingInline: '4',
    color: 'inherit',
    textDecoration: 'none',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current=page]': { bg: 'bg.selected' },
  },
  faces: { position: 'relative', display: 'flex' },
  words: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
  },
  skeletonLines: { gap: '2.5' },
  top: { display: 'flex', alignItems: 'baseline', gap: '2' },
  names: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    overflow: 'hidden',
    // Preserves the spaces around commas.
    whiteSpace: 'pre',
    '& > bdi:first-of-type': { flexShrink: '0', maxWidth: 'full' },
  },
  name: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  bold: { fontWeight: 'bold', color: 'fg.default' },
  when: { fontSize: 'sm', color: 'fg.muted' },
  bottom: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '5' },
  last: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    gap: '1',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  author: { display: 'flex', flexShrink: '0', maxWidth: '50%' },
  // A box of its own, cut at the end of its own direction.
  content: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  deleted: { fontStyle: 'italic' },
});
