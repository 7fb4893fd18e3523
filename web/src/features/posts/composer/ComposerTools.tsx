import { ImagePlus, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { IconButton } from '../../../ui/form/IconButton';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { cx, sheet } from '../../../ui/theme/sheet';
import { ACCEPTED, MAX_ATTACHED } from '../attachments/attached';
import type { Draft } from '../drafts/draft';
import type { DraftMeasure } from '../drafts/draft-measure';
import { ScheduleTool } from '../scheduling/ScheduleTool';
import type { Audience } from '../visibility/audience';
import { useComposerMessages } from './messages';
import { RareTools } from './RareTools';

const EmojiTool = lazyWithRetry(async () => ({ default: (await import('../emoji/EmojiTool')).EmojiTool }));
const PollTool = lazyWithRetry(async () => ({ default: (await import('../polls/PollTool')).PollTool }));
const AudienceTool = lazyWithRetry(async () => ({
  default: (await import('../visibility/AudienceTool')).AudienceTool,
}));
const PlaceTool = lazyWithRetry(async () => ({ default: (await import('../nearby/PlaceTool')).PlaceTool }));

interface ComposerToolsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  area: RefObject<HTMLTextAreaElement | null>;
  measure: DraftMeasure;
  /** An upload is running or has failed. */
  attaching: boolean;
  readOnly: boolean;
  /** Absent if the media can't be changed. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  onScheduled: (() => void) | undefined;
  takesPlace: boolean | undefined;
  takesPoll: boolean | undefined;
  audience: Audience | undefined;
  /** In the sheet of a phone: stays in view above the keyboard. */
  pinned: boolean | undefined;
  /** At the end of the row. */
  children: ReactNode;
}

/** The row below the text. A tool that can't be used says why. */
export function ComposerTools(props: ComposerToolsProps) {
  const { draft, onChange, area, measure, attaching, readOnly } = props;
  const { onFiles, onScheduled, takesPlace, takesPoll, audience, pinned, children } = props;
  const w = useComposerMessages();
  const reason = useReason(measure, attaching);
  const isFull = draft.media.length >= MAX_ATTACHED;
  return (
    <div className={cx(styles.tools, pinned && styles.pinned)}>
      {onFiles && (
        <AttachButton unavailable={isFull ? w('mediaFull', { max: MAX_ATTACHED }) : null} onChosen={onFiles} />
      )}
      <Suspense fallback={<span className={styles.reserved} />}>
        <EmojiTool field={area} disabled={readOnly} />
      </Suspense>
      <WarningToggle draft={draft} onChange={onChange} />
      {takesPoll && (
        <Suspense fallback={<span className={styles.reserved} />}>
          <PollTool poll={draft.poll} onChange={(poll) => onChange({ poll })} disabled={readOnly} />
        </Suspense>
      )}
      {(onScheduled ?? takesPlace) && (
        <RareTools pinned={pinned} inUse={draft.place !== null}>
          {onScheduled && <ScheduleTool draft={draft} unavailable={reason} onScheduled={onScheduled} />}
          {takesPlace && <ReservedPlaceTool place={draft.place} onChange={(place) => onChange({ place })} />}
        </RareTools>
      )}
      {audience && draft.visibility && (
        <Suspense
          fallback={<span className={cx(styles.reservedAudience, !isUsualDraft(draft) && styles.reservedLine)} />}
        >
          <AudienceTool
            audience={audience}
            value={{ ...draft, visibility: draft.visibility }}
            onChange={onChange}
            disabled={readOnly}
          />
        </Suspense>
      )}
      {children}
    </div>
  );
}

/** For everyone, without limits on replies. */
const isUsualDraft = ({ visibility, replyRule, closesAfterHours, quoteRule }: Draft): boolean =>
  visibility === 'PUBLIC' && replyRule.length === 0 && closesAfterHours === null && quoteRule === null;

/** Why a draft can't be scheduled yet; null if it can. */
function useReason({ problem }: DraftMeasure, attaching: boolean): string | null {
  const w = useComposerMessages();
  if (attaching) return w('scheduleUploading');
  if (problem === 'EMPTY') return w('scheduleEmpty');
  return problem === null ? null : w('scheduleProblem');
}

/** Loaded later, into reserved space. */
function ReservedPlaceTool(props: ComponentProps<typeof PlaceTool>) {
  return (
    <Suspense fallback={<span className={styles.reserved} />}>
      <PlaceTool {...props} />
    </Suspense>
  );
}

interface AttachButtonProps {
  unavailable: string | null;
  onChosen: (files: readonly File[]) => void;
}

function AttachButton({ unavailable, onChosen }: AttachButtonProps) {
  const w = useComposerMessages();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={ImagePlus}
        label={w('addMedia')}
        unavailable={unavailable}
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

function WarningToggle({ draft, onChange }: Pick<ComposerToolsProps, 'draft' | 'onChange'>) {
  const w = useComposerMessages();
  const on = draft.contentWarning !== null;
  return (
    <IconButton
      icon={TriangleAlert}
      label={w(on ? 'removeWarning' : 'addWarning')}
      className={cx(on && styles.on)}
      onClick={() => onChange({ contentWarning: on ? null : '' })}
    />
  );
}

const styles = sheet({
  // On phones the tools have the whole width, below the picture. If they don't fit, the button wraps below them: there is no gap
  // between them, so that they do.
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    marginInlineStart: { base: '-4.125rem', md: '-2.5' },
    minHeight: '11',
  },
  pinned: {
    mdDown: {
      position: 'sticky',
      insetBlockEnd: '0',
      zIndex: '1',
      marginBlockStart: 'auto',
      marginInlineEnd: '-4',
      paddingInlineStart: '1',
      paddingBlockStart: '1',
      paddingBlockEnd: 'calc(0.25rem + env(safe-area-inset-bottom))',
      bg: 'bg.raised',
      borderBlockStartWidth: '1px',
      borderColor: 'border.hairline',
    },
  },
  reserved: { boxSize: '10', flexShrink: '0' },
  reservedAudience: { width: { base: '9', md: '10' }, height: '10', flexShrink: '0' },
  // As visibility/audience-tool-styles.ts has it.
  reservedLine: { order: '-1', flex: '0 0 100%', marginBlockStart: '1' },
  on: { color: 'accent.nod' },
});
