import { MAX_CONTENT_WARNING, MAX_HASHTAGS_PER_POST, MAX_POST_GRAPHEMES } from '@mallard/rules/post-text';
import { CircleAlert, RotateCcw } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { SheetAction } from '../../../ui/overlay/SheetAction';
import { Ring } from '../../../ui/feedback/Ring';
import { cx, sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import type { Attached } from '../attachments/attached';
import { useIncomingFiles } from '../attachments/useIncomingFiles';
import type { Draft } from '../drafts/draft';
import { type DraftMeasure, measureDraft } from '../drafts/draft-measure';
import { type Audience, chosenOf } from '../visibility/audience';
import { ComposerField } from './ComposerField';
import { ComposerTools } from './ComposerTools';
import { WarningField } from './WarningField';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { useComposerMessages } from './messages';

const Attachments = lazyWithRetry(async () => ({
  default: (await import('../attachments/Attachments')).Attachments,
}));
const PollEditor = lazyWithRetry(async () => ({ default: (await import('../polls/PollEditor')).PollEditor }));
const DropTarget = lazyWithRetry(async () => ({ default: (await import('../attachments/DropTarget')).DropTarget }));
const QuoteInDraft = lazyWithRetry(async () => ({ default: (await import('../quotes/QuoteInDraft')).QuoteInDraft }));
const QuoteOffer = lazyWithRetry(async () => ({ default: (await import('../quotes/QuoteOffer')).QuoteOffer }));

export interface ComposerHandle {
  /** Focuses the end of the text. */
  focus: () => void;
}

interface ComposerProps {
  /** The accessible name; defaults to that of a new post. */
  label?: string;
  placeholder?: string;
  ref?: Ref<ComposerHandle> | undefined;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  /** Rejects if it fails; the text stays, with the error beside it. */
  onSend: (draft: Draft) => Promise<void>;
  sendLabel: string;
  /** The fallback if the server sends no message. */
  failure: string;
  /** Updates the media of the current draft; absent if they can't be changed. */
  onAttach?: (change: (media: readonly Attached[]) => Attached[]) => void;
  /** Called after scheduling; absent if the post can't be scheduled. */
  onScheduled?: () => void;
  /** Who can be chosen to see it; absent where that is not asked. */
  audience?: Audience | undefined;
  /** Whether a place can be added. */
  takesPlace?: boolean;
  /** Whether a poll can be added. */
  takesPoll?: boolean;
  /** In a dialog: focused at once, with room for several lines; on phones it fills the sheet (ui/overlay/Dialog). */
  roomy?: boolean;
  /** Further content below the text. */
  children?: ReactNode;
}

/** The editor of a post. The text lives in the draft, which outlives it. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, ref, onChange, onSend, sendLabel, failure } = props;
  const { onAttach, onScheduled, takesPlace, takesPoll, audience, roomy, children } = props;
  // What is sent is what is shown, also where nothing was chosen.
  const draft = audience ? { ...props.draft, visibility: chosenOf(audience, props.draft.visibility) } : props.draft;
  const t = useT();
  const w = useComposerMessages();
  const viewer = useViewer();
  const problemId = useId();
  const formId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const measure = measureDraft(draft);
  const problem = useProblemMessages(measure);
  const [attaching, setAttaching] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const files = useIncomingFiles(form, onAttach !== undefined && !sending);
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

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  if (!viewer) return null;
  return (
    <form
      ref={form}
      id={formId}
      aria-label={label ?? w('compose')}
      className={cx(styles.composer, roomy && styles.roomy)}
      onPaste={files.onPaste}
      onKeyDown={onKeyDown}
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
          measure={measure}
          readOnly={sending}
          describedBy={problem ? problemId : undefined}
          tall={roomy}
        />
        {onAttach && (draft.media.length > 0 || files.expectsFiles) && (
          <Suspense fallback={null}>
            <Attachments
              attached={draft.media}
              onChange={onAttach}
              isSensitive={draft.isSensitive}
              onSensitive={(isSensitive) => change({ isSensitive })}
              inbox={files.inbox}
              onBusy={setAttaching}
              readOnly={sending}
            />
          </Suspense>
        )}
        {takesPoll && draft.poll && (
          <Suspense fallback={null}>
            <PollEditor poll={draft.poll} onChange={(poll) => change({ poll })} readOnly={sending} />
          </Suspense>
        )}
        {takesPlace && draft.quoteId === null && draft.content.includes('/post/') && (
          <Suspense fallback={null}>
            <QuoteOffer content={draft.content} onQuote={(quoteId, content) => change({ quoteId, content })} />
          </Suspense>
        )}
        {draft.quoteId !== null && (
          <Suspense fallback={null}>
            <QuoteInDraft id={draft.quoteId} onRemove={() => change({ quoteId: null })} />
          </Suspense>
        )}
        {children}
        <p id={problemId} role="status" className={cx(problem && styles.problem)}>
          {problem}
        </p>
        {refusal && <Refusal words={refusal} onRetry={() => void send()} />}
        <ComposerTools
          draft={draft}
          onChange={change}
          area={area}
          measure={measure}
          attaching={attaching}
          readOnly={sending}
          onFiles={onAttach && files.add}
          onScheduled={onScheduled}
          takesPlace={takesPlace}
          takesPoll={takesPoll}
          audience={audience}
          pinned={roomy}
        >
          <SheetAction>
            <span className={styles.end}>
              <span className={styles.ring}>
                {draft.content !== '' && <Ring count={measure.length} limit={MAX_POST_GRAPHEMES} />}
              </span>
              <Button
                type="submit"
                form={formId}
                disabled={!sendable}
                loading={sending}
                data-tooltip={w(isMac ? 'sendTipMac' : 'sendTip')}
              >
                {sendLabel}
              </Button>
            </span>
          </SheetAction>
        </ComposerTools>
      </div>
      {files.isOver && (
        <Suspense fallback={null}>
          <DropTarget />
        </Suspense>
      )}
    </form>
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

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

/** Problems that the character ring does not show. */
function useProblemMessages({ problem }: DraftMeasure): string | null {
  const w = useComposerMessages();
  switch (problem) {
    case 'TOO_MANY_HASHTAGS':
      return w('tooManyHashtags', { max: MAX_HASHTAGS_PER_POST });
    case 'TOO_MANY_BYTES':
      return w('tooManyBytes');
    case 'WARNING_TOO_LONG':
      return w('warningTooLong', { max: MAX_CONTENT_WARNING });
    case 'NUL':
    case 'LONE_SURROGATE':
    case 'CONTROL_CHARACTER':
      return w('unsuitable');
    // Said beside its answers.
    case 'POLL':
    case 'LINE_BREAK':
    case 'EMPTY':
    case 'TOO_LONG':
    case null:
      return null;
  }
}

const styles = sheet({
  composer: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3' },
  // In the sheet of a phone: the tools are at its end, above the keyboard.
  roomy: { flex: { base: '1', md: 'none' }, alignContent: 'stretch' },
  main: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  end: { display: 'flex', alignItems: 'center', gap: { base: '1.5', md: '3' }, marginInlineStart: 'auto' },
  // Reserved, so that the first letter does not move the button.
  ring: { minWidth: '8', height: '8' },
  problem: { fontSize: 'sm', color: 'danger.fg', paddingBlockEnd: '2' },
  refusal: {
    display: 'flex',
    flexWrap: 'wrap',
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
  // With large text on a phone, the button goes below.
  words: { flex: '1 1 10rem', minWidth: '0' },
  reason: { display: 'block', fontWeight: 'medium' },
});
