import { CircleAlert, ImagePlus, RotateCcw, TriangleAlert } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { MAX_CONTENT_WARNING, MAX_HASHTAGS_PER_POST, MAX_POST_GRAPHEMES } from '@mallard/server/post-text';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/Avatar';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { Ring } from '../../../ui/Ring';
import { cx, sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/toast';
import { useViewer } from '../../identity/viewer/viewer';
import { ACCEPTED, type Attached, MAX_ATTACHED } from '../../media/attaching/attached';
import { useIncomingFiles } from '../../media/attaching/useIncomingFiles';
import type { Draft } from '../drafts/draft';
import { type DraftMeasure, measureDraft } from '../drafts/draft-measure';
import { ScheduleTool } from '../../scheduling/ScheduleTool';
import { ComposerField } from './ComposerField';
import { WarningField } from './WarningField';
import { lazily } from '../../../ui/lazily';

const Attachments = lazily(async () => ({
  default: (await import('../../media/attaching/Attachments')).Attachments,
}));
export interface ComposerHandle {
  /** Gives the focus to the words, at their end. */
  focus: () => void;
}

const PlaceTool = lazily(async () => ({ default: (await import('../../places/PlaceTool')).PlaceTool }));

interface ComposerProps {
  /** The accessible name, where it is not a new quack. */
  label?: string;
  placeholder?: string;
  ref?: Ref<ComposerHandle> | undefined;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  /** Rejects where it did not go through; the words then stay, with the reason beside them. */
  onSend: (draft: Draft) => Promise<void>;
  sendLabel: string;
  /** What failed, for when the server has no words. */
  failure: string;
  /** Changes the media of the draft as it is by then; absent where they cannot be changed. */
  onAttach?: (change: (media: readonly Attached[]) => Attached[]) => void;
  /** Absent where it cannot wait for another time; told once it does. */
  onScheduled?: () => void;
  /** May say where it is written. */
  takesPlace?: boolean;
  /** Takes the focus at once and has room from the start: in a dialog. */
  roomy?: boolean;
  /** What else there is to the quack, below its words. */
  children?: ReactNode;
}

/** Where a quack is written. It owns no words: they live in the draft, which outlives it. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, ref, draft, onChange, onSend, sendLabel, failure } = props;
  const { onAttach, onScheduled, takesPlace, roomy, children } = props;
  const t = useT();
  const viewer = useViewer();
  const problemId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const measure = measureDraft(draft);
  const problem = useProblemWords(measure);
  const [attaching, setAttaching] = useState(false);
  const files = useIncomingFiles(onAttach !== undefined && !sending);
  const sendable = measure.problem === null && !attaching;

  useImperativeHandle(ref, () => ({ focus: () => focusAtEnd(area.current) }), []);
  useEffect(() => {
    if (roomy) focusAtEnd(area.current);
  }, [roomy]);

  async function send() {
    if (sending || !sendable) return;
    setSending(true);
    setRefusal(null);
    try {
      await onSend(draft);
    } catch (error) {
      const words = errorMessage(error, t, failure);
      setRefusal(words);
      toast.error(words);
    } finally {
      setSending(false);
    }
  }

  function change(changes: Partial<Draft>) {
    setRefusal(null);
    onChange(changes);
  }

  if (!viewer) return null;
  return (
    <form
      aria-label={label ?? t('posts.compose')}
      className={cx(styles.composer, files.isOver && styles.over)}
      {...files.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Avatar handle={viewer.handle} name={viewer.displayName} src={viewer.imageUrl} />
      <div className={styles.main}>
        {draft.contentWarning !== null && (
          <WarningField text={draft.contentWarning} onChange={(contentWarning) => change({ contentWarning })} />
        )}
        <ComposerField
          area={area}
          placeholder={placeholder}
          text={draft.content}
          onChange={(content) => change({ content })}
          onSend={() => void send()}
          overflowAt={measure.overflowAt}
          readOnly={sending}
          describedBy={problem ? problemId : undefined}
          tall={roomy}
        />
        {onAttach && (draft.media.length > 0 || files.expectsFiles) && (
          <Suspense fallback={null}>
            <Attachments
              attached={draft.media}
              onChange={onAttach}
              inbox={files.inbox}
              onBusy={setAttaching}
              readOnly={sending}
            />
          </Suspense>
        )}
        {children}
        <p id={problemId} role="status" className={cx(problem && styles.problem)}>
          {problem}
        </p>
        {refusal && <Refusal words={refusal} onRetry={() => void send()} />}
        <div className={styles.tools}>
          {onAttach && <AttachButton disabled={draft.media.length >= MAX_ATTACHED} onChosen={files.add} />}
          <WarningToggle draft={draft} onChange={change} />
          {onScheduled && <ScheduleTool draft={draft} sendable={sendable} onScheduled={onScheduled} />}
          {takesPlace && <Place place={draft.place} onChange={(place) => change({ place })} />}
          <span className={styles.end}>
            <span className={styles.ring}>
              {draft.content !== '' && <Ring count={measure.length} limit={MAX_POST_GRAPHEMES} />}
            </span>
            <Button type="submit" disabled={!sendable} loading={sending} data-tooltip={sendTip(t)}>
              {sendLabel}
            </Button>
          </span>
        </div>
      </div>
    </form>
  );
}

/** Comes a little later than the rest, into a place that is kept for it. */
function Place(props: ComponentProps<typeof PlaceTool>) {
  return (
    <Suspense fallback={<span className={styles.toolPlace} />}>
      <PlaceTool {...props} />
    </Suspense>
  );
}

function AttachButton({ disabled, onChosen }: { disabled: boolean; onChosen: (files: readonly File[]) => void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={ImagePlus}
        label={t('posts.addMedia')}
        disabled={disabled}
        onClick={() => field.current?.click()}
      />
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
const sendTip = (t: ReturnType<typeof useT>) => t(isMac ? 'posts.sendTipMac' : 'posts.sendTip');

function WarningToggle({ draft, onChange }: { draft: Draft; onChange: (changes: Partial<Draft>) => void }) {
  const t = useT();
  const on = draft.contentWarning !== null;
  return (
    <IconButton
      icon={TriangleAlert}
      label={t(on ? 'posts.removeWarning' : 'posts.addWarning')}
      className={cx(on && styles.on)}
      onClick={() => onChange({ contentWarning: on ? null : '' })}
    />
  );
}

function Refusal({ words, onRetry }: { words: string; onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert" className={styles.refusal}>
      <Icon of={CircleAlert} size={18} />
      <p className={styles.words}>
        <span className={styles.reason}>{words}</span>
        {t('posts.kept')}
      </p>
      <Button variant="outline" size="sm" icon={RotateCcw} onClick={onRetry}>
        {t('states.retry')}
      </Button>
    </div>
  );
}

/** Problems that the ring does not tell. */
function useProblemWords({ problem }: DraftMeasure): string | null {
  const t = useT();
  switch (problem) {
    case 'TOO_MANY_HASHTAGS':
      return t('posts.tooManyHashtags', { max: MAX_HASHTAGS_PER_POST });
    case 'TOO_MANY_BYTES':
      return t('posts.tooManyBytes');
    case 'WARNING_TOO_LONG':
      return t('posts.warningTooLong', { max: MAX_CONTENT_WARNING });
    case 'NUL':
    case 'LONE_SURROGATE':
    case 'CONTROL_CHARACTER':
      return t('posts.unsuitable');
    case 'LINE_BREAK':
    case 'EMPTY':
    case 'TOO_LONG':
    case null:
      return null;
  }
}

const styles = sheet({
  composer: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3' },
  over: { outline: '2px dashed var(--m-colors-brand-focus)', outlineOffset: '8px', borderRadius: 'control' },
  main: { minWidth: '0' },
  // On a phone they have the whole width, also below the picture. Where that is not enough, the button goes below the tools.
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '0', md: '2' },
    marginInlineStart: { base: '-4.125rem', md: '-2.5' },
    minHeight: '11',
  },
  toolPlace: { boxSize: '10', flexShrink: '0' },
  end: { display: 'flex', alignItems: 'center', gap: { base: '1.5', md: '3' }, marginInlineStart: 'auto' },
  // Kept for the first letter, which must not move the button.
  ring: { boxSize: '8' },
  on: { color: 'accent.nod' },
  problem: { fontSize: 'sm', color: 'danger.fg', paddingBlockEnd: '2' },
  refusal: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginBlockEnd: '3',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
  words: { flex: '1', minWidth: '0' },
  reason: { display: 'block', fontWeight: 'medium' },
});
