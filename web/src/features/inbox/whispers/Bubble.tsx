import { parseEntities, withMentionsOf } from '@mallard/rules/text-entities';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { apiError } from '../../../graphql/errors';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { personName } from '../../people/profiles/person-name';
import { LinkedText } from '../../people/text/LinkedText';
import type { Outgoing } from './outbox';
import type { Run } from './thread-layout';
import { useMessages } from './useMessages';
import { WhisperEditor } from './WhisperEditor';
import { WhisperActions } from './WhisperActions';
import type { Whisper_WhisperFragment as Whisper } from './Whispers.generated';

interface RunOfBubblesProps {
  run: Run;
  /** Shows the author, because the conversation has several. */
  isGroup: boolean;
  /** The viewer blocks the author: shown on request only. */
  isFolded: boolean;
}

/** Consecutive whispers of one author. */
export const RunOfBubbles = memo(function RunOfBubbles({ run, isGroup, isFolded }: RunOfBubblesProps) {
  const say = useMessages();
  const t = useT();
  const formats = useFormats();
  const { author, whispers } = run;
  const isOwn = author.viewerIsSelf;
  const name = isOwn ? say('yourself') : personName(author, t);
  const last = whispers.at(-1);
  const [isShown, setShown] = useState(false);
  if (isFolded && !isShown) {
    return (
      <div className={cx(styles.run, styles.fold)}>
        <span>{say('foldedBlocked')}</span>
        <Button variant="ghost" size="sm" aria-label={say('unfoldOf', { name })} onClick={() => setShown(true)}>
          {say('unfold')}
        </Button>
      </div>
    );
  }
  return (
    <div className={cx(styles.run, isOwn && styles.ownRun)}>
      {!isOwn && (
        <span className={styles.face}>
          <Avatar handle={author.handle} name={personName(author, t)} src={author.imageUrl} size="sm" />
        </span>
      )}
      <div className={cx(styles.bubbles, isOwn && styles.ownBubbles)}>
        {isGroup && !isOwn && (
          <span aria-hidden className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        )}
        {whispers.map((whisper, index) => (
          <WhisperBubble
            key={whisper.id}
            whisper={whisper}
            name={name}
            joinsAbove={index > 0}
            joinsBelow={index < whispers.length - 1}
          />
        ))}
        {last && (
          <time aria-hidden dateTime={last.createdAt} className={styles.time}>
            {formats.time(new Date(last.createdAt))}
          </time>
        )}
      </div>
    </div>
  );
});

interface WhisperBubbleProps {
  whisper: Whisper;
  /** The author's. */
  name: string;
  /** The one above or below is of the same run: their corners meet. */
  joinsAbove: boolean;
  joinsBelow: boolean;
}

/** One whisper with what can be done with it, or the mark of a deleted one. */
function WhisperBubble({ whisper, name, joinsAbove, joinsBelow }: WhisperBubbleProps) {
  const say = useMessages();
  const formats = useFormats();
  const { content, entities, createdAt, isDeleted, editedAt, author } = whisper;
  const [isEditing, setEditing] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const isOwn = author.viewerIsSelf;
  const at = new Date(createdAt);
  if (isEditing && !isDeleted) {
    const close = () => {
      setEditing(false);
      requestAnimationFrame(() => line.current?.querySelector('button')?.focus());
    };
    return <WhisperEditor whisper={whisper} onClose={close} />;
  }
  return (
    <div ref={line} className={cx(styles.line, isOwn && styles.ownLine)}>
      <div
        className={cx(
          styles.bubble,
          isOwn ? styles.own : styles.theirs,
          joinsAbove && (isOwn ? styles.ownBelowAnother : styles.belowAnother),
          joinsBelow && (isOwn ? styles.ownAboveAnother : styles.aboveAnother),
          isDeleted && styles.deleted,
        )}
        data-tooltip={formats.moment(at)}
      >
        <VisuallyHidden>{say('said', { name, time: formats.time(at) })}: </VisuallyHidden>
        {isDeleted ? say('isDeleted') : <LinkedText text={content} entities={entities} />}
        {editedAt && <span className={styles.edited}>{say('edited')}</span>}
      </div>
      {isOwn && !isDeleted && <WhisperActions whisper={whisper} name={name} onEdit={() => setEditing(true)} />}
    </div>
  );
}

interface OutgoingBubbleProps {
  outgoing: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/**
 * An unsent whisper: in progress, or failed until it is retried or discarded. Its mentions are words, because only the server knows who
 * exists.
 */
export function OutgoingBubble({ outgoing, onRetry, onDiscard }: OutgoingBubbleProps) {
  const t = useT();
  const say = useMessages();
  const { state, content, error } = outgoing;
  const isFailed = state === 'failed';
  const { reason } = apiError(error);
  const problem =
    reason === 'CANNOT_WHISPER'
      ? say('cannotWhisper')
      : reason === 'USER_NOT_FOUND'
        ? say('unreachable')
        : errorMessage(error, t, say('tryAgain'));
  return (
    <div className={cx(styles.run, styles.ownRun)}>
      <div className={cx(styles.bubbles, styles.ownBubbles)}>
        <div className={cx(styles.bubble, styles.own, isFailed ? styles.failed : styles.pending)}>
          <VisuallyHidden>{say('yourself')}: </VisuallyHidden>
          <LinkedText text={content} entities={withMentionsOf(parseEntities(content), [])} />
        </div>
        {isFailed ? (
          <div role="alert" className={styles.trouble}>
            <Icon of={CircleAlert} size={16} />
            <span className={styles.reason}>{error === null ? say('waits') : `${say('failed')}. ${problem}`}</span>
            <Button variant="outline" size="sm" icon={RotateCcw} onClick={onRetry}>
              {t('states.retry')}
            </Button>
            <Button variant="ghost" size="sm" onClick={onDiscard}>
              {say('discard')}
            </Button>
          </div>
        ) : (
          <span className={styles.time}>{say('sending')}</span>
        )}
      </div>
    </div>
  );
}

const styles = sheet({
  run: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2',
    paddingBlock: '1',
    // Only bubbles near the viewport are laid out; the height is reserved from the newest end.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 4rem',
  },
  fold: { alignItems: 'center', paddingInlineStart: '10', color: 'fg.muted', fontSize: 'sm' },
  ownRun: { justifyContent: 'flex-end' },
  face: { display: 'flex', marginBlockEnd: '1.375rem' },
  bubbles: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '0.5',
    minWidth: '0',
    // Beside the widest bubble is room for the button of its actions.
    maxWidth: 'min(92%, 34.25rem)',
  },
  ownBubbles: { alignItems: 'flex-end' },
  name: { fontSize: 'xs', color: 'fg.muted', paddingInline: '3.5' },
  bubble: {
    maxWidth: 'full',
    paddingInline: '3.5',
    paddingBlock: '2',
    minWidth: '0',
    borderRadius: '1.125rem',
  },
  theirs: { bg: 'bg.sunken' },
  own: { bg: 'brand.subtle' },
  belowAnother: { borderStartStartRadius: '0.375rem' },
  aboveAnother: { borderEndStartRadius: '0.375rem' },
  ownBelowAnother: { borderStartEndRadius: '0.375rem' },
  ownAboveAnother: { borderEndEndRadius: '0.375rem' },
  deleted: {
    bg: 'transparent',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    color: 'fg.muted',
    fontStyle: 'italic',
  },
  edited: { display: 'block', fontSize: 'xs', color: 'fg.muted' },
  line: { display: 'flex', alignItems: 'center', gap: '1', maxWidth: 'full' },
  ownLine: { flexDirection: 'row-reverse' },
  pending: { opacity: '0.75' },
  failed: { bg: 'danger.subtle' },
  time: { fontSize: 'xs', color: 'fg.muted', paddingInline: '3.5' },
  trouble: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    color: 'danger.fg',
    fontSize: 'sm',
  },
  reason: { minWidth: '0', overflowWrap: 'anywhere' },
});
