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
import { isPassing } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { useIsPhone } from '../../../ui/layout/useIsPhone';
import { cx, sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import type { Attached } from '../attachments/attached';
import { useIncomingFiles } from '../attachments/useIncomingFiles';
import type { Draft } from '../drafts/draft';
import { measureDraft } from '../drafts/draft-measure';
import { type ChangeThread, isEmptyQuack, newPart } from '../drafts/draft-part';
import { type Audience, chosenOf } from '../visibility/audience';
import { LanguageTool } from '../language/LanguageTool';
import { ComposerTools } from './ComposerTools';
import { DraftQuote } from './DraftQuote';
import { Refusal, WaitsForNetwork } from './Refusal';
import { useActiveQuack } from './useActiveQuack';
import { QuackFields } from './QuackFields';
import { SendAction } from './SendAction';
import { useWhenOnline } from './useWhenOnline';
import { useComposerMessages } from './messages';
import { isForInputMethod } from '../../../ui/form/input-method';
import { DropTarget } from '../attachments/DropTarget';
import { ThreadParts } from '../thread-draft/ThreadParts';
import { AddPartTool } from '../thread-draft/AddPartTool';

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
  /** Of a new post. */
  draftKey?: string;
  /** Called after scheduling; absent if the post can't be scheduled. */
  onScheduled?: () => void;
  /** Who can be chosen to see it; absent where that is not asked. */
  audience?: Audience | undefined;
  /** Whether a place can be added. */
  takesPlace?: boolean;
  /** Whether a poll can be added. */
  takesPoll?: boolean;
  /** Changes the quacks after the first; absent if it can't become a thread. */
  onThread?: ((change: ChangeThread) => void) | undefined;
  /** Further tools that few quacks need: on phones with those, elsewhere beside the text. */
  rareTools?: ReactNode;
  /** In a dialog: focused at once, with room for several lines; on phones it fills the sheet (ui/overlay/Dialog). */
  roomy?: boolean;
  /** In a page that must not move while it loads: until someone uses the composer, one line of the text is shown, on phones without the tools. */
  rests?: boolean;
  /** Further content below the text. */
  children?: ReactNode;
}

/** The editor of a post. The text lives in the draft, which outlives it. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, ref, onChange, onSend, sendLabel, failure } = props;
  const { onAttach, draftKey, onScheduled, takesPlace, takesPoll } = props;
  const { onThread, rareTools, audience, roomy, rests, children } = props;
  // What is sent is what is shown, also where nothing was chosen.
  const draft = audience ? { ...props.draft, visibility: chosenOf(audience, props.draft.visibility) } : props.draft;
  const t = useT();
  const w = useComposerMessages();
  const viewer = useViewer();
  const isPhone = useIsPhone();
  const formId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const measure = measureDraft(draft);
  const parts = onThread ? draft.thread.filter((part) => !isEmptyQuack(part)) : [];
  const problem = [measure, ...parts.map(measureDraft)].find((each) => each.problem !== null)?.problem ?? null;
  const [attaching, setAttaching] = useState(false);
  const [partsAttaching, setPartsAttaching] = useState(false);
  const isAttaching = attaching || partsAttaching;
  const form = useRef<HTMLFormElement>(null);
  const active = useActiveQuack({ draft, first: area, onChange: change, onThread });
  const files = useIncomingFiles(form, onAttach !== undefined && !sending, active.take);
  const sendable = problem === null && !isAttaching;
  const isResting = rests && !isUsed && !files.expectsFiles;

  useImperativeHandle(ref, () => ({ focus: () => focusAtEnd(area.current) }), []);
  useEffect(() => {
    if (roomy) focusAtEnd(area.current);
  }, [roomy]);

  async function send() {
    if (sending || !sendable) return;
    setSending(true);
    setRefusal(null);
    setWaiting(false);
    try {
      await onSend(draft);
      active.forgetRemoved();
    } catch (error) {
      if (isPassing(error) && !navigator.onLine) return setWaiting(true);
      const words = errorMessage(error, t, failure);
      setRefusal(words);
      toast.error(words);
    } finally {
      setSending(false);
    }
  }

  useWhenOnline(isWaiting, () => void send());

  function change(changes: Partial<Draft>) {
    setWaiting(false);
    setRefusal(null);
    onChange(changes);
  }

  function addPart() {
    const part = newPart();
    onThread?.((thread) => [...thread, part]);
    active.focus(part.key);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.defaultPrevented || isForInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    void send();
  }

  // Beside a quack in the page, its row of tools is full. A dialog has room there, and phones have a second row.
  const cornered = onThread !== undefined && !roomy && !isPhone;
  const moreTools = (
    <>
      {rareTools}
      <Suspense fallback={<span className={styles.reserved} />}>
        <LanguageTool quack={active.quack} onChange={active.change} disabled={sending} />
        {onThread && <AddPartTool count={draft.thread.length + 1} onAdd={addPart} />}
      </Suspense>
    </>
  );
  if (!viewer) return null;
  return (
    <form
      ref={form}
      id={formId}
      aria-label={label ?? w('compose')}
      className={cx(styles.composer, roomy && styles.roomy)}
      // Not the focus, which comes before the button is released: it would no longer be where it was pressed.
      onClick={() => setUsed(true)}
      onPaste={files.onPaste}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Avatar handle={viewer.handle} name={viewer.displayName} src={viewer.imageUrl} />
      <div className={styles.main}>
        <div className={cx(isResting && styles.resting)} onFocus={() => setUsed(true)}>
          <div className={cx(styles.first, draft.thread.length > 0 && styles.led)} onFocus={() => active.focus(null)}>
            <QuackFields
              quack={draft}
              measure={measure}
              onChange={change}
              onLanguage={onChange}
              onAttach={onAttach}
              inbox={files.inbox}
              expectsFiles={files.expectsFiles}
              onBusy={setAttaching}
              takesPoll={takesPoll}
              onSend={() => void send()}
              area={area}
              placeholder={placeholder}
              readOnly={sending}
              tall={roomy && draft.thread.length === 0}
              corner={cornered ? moreTools : undefined}
            >
              <DraftQuote draft={draft} draftKey={draftKey} onRemove={() => change({ quoteId: null })} />
              {children}
            </QuackFields>
          </div>
          {onThread && (draft.thread.length > 0 || active.removed) && (
            <Suspense fallback={null}>
              <ThreadParts
                parts={draft.thread}
                onChange={onThread}
                active={active}
                onBusy={setPartsAttaching}
                onSend={() => void send()}
                readOnly={sending}
              />
            </Suspense>
          )}
        </div>
        {isWaiting && <WaitsForNetwork onCancel={() => setWaiting(false)} />}
        {refusal && <Refusal words={refusal} onRetry={() => void send()} />}
        <div className={isResting ? styles.restingTools : styles.tools}>
          <ComposerTools
            draft={draft}
            onChange={change}
            quack={active.quack}
            onQuack={active.change}
            area={active.area}
            problem={problem}
            attaching={isAttaching}
            readOnly={sending}
            onFiles={onAttach && files.add}
            draftKey={draftKey}
            onScheduled={onScheduled}
            takesPlace={takesPlace}
            takesPoll={takesPoll}
            rareTools={cornered ? null : moreTools}
            audience={audience}
            pinned={roomy}
          >
            <SendAction
              form={formId}
              label={sendLabel}
              quack={active.quack}
              count={onScheduled ? parts.length + 1 : 1}
              disabled={!sendable}
              sending={sending}
            />
          </ComposerTools>
        </div>
      </div>
      {files.isOver && <DropTarget />}
    </form>
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

const styles = sheet({
  composer: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3' },
  // In the sheet of a phone: the tools are at its end, above the keyboard.
  roomy: { flex: { base: '1', md: 'none' }, alignContent: 'stretch' },
  main: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  // Whatever a draft holds, its arrival moves nothing below. As high as the field is with one line.
  resting: { height: '2.79rem', overflowX: 'visible', overflowY: 'clip' },
  tools: { display: 'contents' },
  // Reading comes first where there is little room.
  restingTools: { display: { base: 'none', md: 'contents' } },
  reserved: { boxSize: '10', flexShrink: '0' },
  first: { display: 'flex', flexDirection: 'column', position: 'relative' },
  // A line leads from the picture of the author to the next quack of the thread.
  led: {
    paddingBlockEnd: '5',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(-2.125rem - 1px)',
      insetBlockStart: '3rem',
      insetBlockEnd: '0',
      width: '2px',
      borderRadius: 'full',
      bg: 'border.hairline',
    },
  },
});
