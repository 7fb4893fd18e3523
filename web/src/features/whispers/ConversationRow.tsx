import { useT } from '../../i18n/I18nProvider';
import { CountBadge } from '../../ui/Badge';
import { NavLink } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { cx, sheet } from '../../ui/theme/sheet';
import { Time } from '../../ui/Time';
import { Faces } from './Faces';
import { othersOf } from './names';
import { useNames } from './useNames';
import { personName } from '../profiles/person-name';
import { useWords } from './useWords';
import { conversationPath } from './whisper-paths';
import type { Conversation_ConversationFragment as Conversation } from './Whispers.generated';

/** A conversation in the list: who, the last words, and how many are unread. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const names = useNames();
  const { id, unreadCount, lastWhisper, updatedAt } = conversation;
  const others = othersOf(conversation);
  const all = names(others);
  return (
    <NavLink to={conversationPath(id)} className={styles.row}>
      <span className={styles.faces}>
        <Faces people={others} />
        {unreadCount > 0 && <span aria-hidden className={styles.mark} />}
      </span>
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={cx(styles.names, unreadCount > 0 && styles.bold)}>{all}</span>
          <span className={styles.when}>
            <Time at={updatedAt} />
          </span>
        </span>
        <span className={styles.bottom}>
          <LastWords conversation={conversation} isGroup={others.length > 1} isUnread={unreadCount > 0} />
          {lastWhisper && <CountBadge count={unreadCount} label={t('shell.unreadWhispers', { count: unreadCount })} />}
        </span>
      </span>
    </NavLink>
  );
}

interface LastWordsProps {
  conversation: Conversation;
  isGroup: boolean;
  isUnread: boolean;
}

function LastWords({ conversation: { lastWhisper }, isGroup, isUnread }: LastWordsProps) {
  const t = useT();
  const say = useWords();
  if (!lastWhisper) return <span className={styles.last} />;
  const { author, content } = lastWhisper;
  const words = <bdi key="words">{content.replaceAll(/\s+/g, ' ')}</bdi>;
  return (
    <span className={cx(styles.last, isUnread && styles.bold)}>
      {author.viewerIsSelf
        ? say.rich('youSay', { words })
        : isGroup
          ? say.rich('theySay', { name: <bdi key="name">{personName(author, t)}</bdi>, words })
          : words}
    </span>
  );
}

export function ConversationSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.75rem" height="2.75rem" round />
      <span className={cx(styles.words, styles.bones)}>
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
  // Where the pane is too narrow for words.
  mark: {
    display: { base: 'none', md: 'block', lg: 'none' },
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineEnd: '-0.125rem',
    boxSize: '3',
    borderRadius: 'full',
    bg: 'accent.solid',
    boxShadow: '0 0 0 2px {colors.bg.card}',
  },
  words: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    md: { srOnly: true },
    lg: { srOnly: false, flex: '1', minWidth: '0', display: 'flex' },
  },
  bones: { gap: '2.5' },
  top: { display: 'flex', alignItems: 'baseline', gap: '2' },
  names: { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  bold: { fontWeight: 'bold', color: 'fg.default' },
  when: { fontSize: 'sm', color: 'fg.muted' },
  bottom: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '5' },
  last: {
    flex: '1',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
