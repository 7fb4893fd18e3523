import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { cx, sheet } from '../../../ui/theme/sheet';
import type { Draft } from '../drafts/draft';
import type { DraftMeasure } from '../drafts/draft-measure';
import { ScheduleTool } from '../scheduling/ScheduleTool';
import type { Audience } from '../visibility/audience';
import { useComposerMessages } from './messages';
import { QuackTools, type QuackToolsProps } from './QuackTools';
import { RareTools } from './RareTools';
import { AudienceTool } from '../visibility/AudienceTool';
import { PlaceTool } from '../nearby/PlaceTool';

interface ComposerToolsProps extends Omit<QuackToolsProps, 'onChange'> {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  /** Changes the quack that is being written. */
  onQuack: QuackToolsProps['onChange'];
  /** Why nothing can be sent yet; null if it can. */
  problem: DraftMeasure['problem'];
  /** An upload is running or has failed. */
  attaching: boolean;
  draftKey: string | undefined;
  onScheduled: (() => void) | undefined;
  takesPlace: boolean | undefined;
  /** Further tools that few quacks need. */
  rareTools: ReactNode;
  audience: Audience | undefined;
  /** In the sheet of a phone: stays in view above the keyboard. */
  pinned: boolean | undefined;
  /** At the end of the row. */
  children: ReactNode;
}

/** The row below the text. A tool that can't be used says why. */
export function ComposerTools(props: ComposerToolsProps) {
  const { draft, onChange, quack, onQuack, area, problem, attaching, readOnly, onFiles, takesPoll } = props;
  const { draftKey, onScheduled, takesPlace, rareTools, audience, pinned, children } = props;
  const reason = useReason(problem, attaching);
  return (
    <div className={cx(styles.tools, pinned && styles.pinned)}>
      <QuackTools
        quack={quack}
        onChange={onQuack}
        area={area}
        readOnly={readOnly}
        onFiles={onFiles}
        takesPoll={takesPoll}
      />
      {(onScheduled ?? takesPlace ?? rareTools) && (
        <RareTools pinned={pinned} inUse={draft.place !== null || quack.isLanguageChosen}>
          {onScheduled && draftKey !== undefined && (
            <ScheduleTool draft={draft} draftKey={draftKey} unavailable={reason} onScheduled={onScheduled} />
          )}
          {takesPlace && <ReservedPlaceTool place={draft.place} onChange={(place) => onChange({ place })} />}
          {rareTools}
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
function useReason(problem: DraftMeasure['problem'], attaching: boolean): string | null {
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
      '@media (max-height: 28.125rem)': { position: 'static' },
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
});
