import { type ReactNode, type RefObject, Suspense, useId } from 'react';
import { cx, sheet } from '../../../ui/theme/sheet';
import type { Attached } from '../attachments/attached';
import type { FileInbox } from '../attachments/file-inbox';
import { type DraftMeasure } from '../drafts/draft-measure';
import type { DraftQuack } from '../drafts/draft-part';
import { useRecognizedLanguage } from '../language/useRecognizedLanguage';
import { ComposerField } from './ComposerField';
import { useProblemMessage } from './useProblemMessage';
import { WarningField } from './WarningField';
import { Attachments } from '../attachments/Attachments';
import { PollEditor } from '../polls/PollEditor';

interface QuackFieldsProps {
  quack: DraftQuack;
  measure: DraftMeasure;
  onChange: (changes: Partial<DraftQuack>) => void;
  /** Receives the language once it was recognized: no one changed anything. */
  onLanguage: (changes: Pick<DraftQuack, 'language'>) => void;
  /** Absent if the media can't be changed. */
  onAttach: ((change: (media: readonly Attached[]) => Attached[]) => void) | undefined;
  /** Receives chosen, pasted and dropped files. */
  inbox: FileInbox;
  /** Whether files have arrived. */
  expectsFiles: boolean;
  onBusy: (busy: boolean) => void;
  takesPoll: boolean | undefined;
  onSend: () => void;
  area: RefObject<HTMLTextAreaElement | null>;
  placeholder: string | undefined;
  readOnly: boolean;
  tall: boolean | undefined;
  /** Beside the first line of the text, at its end. */
  corner?: ReactNode;
  /** Further content below the poll. */
  children?: ReactNode;
}

/** What one quack consists of: its warning, text, pictures and poll, with what is wrong with it. */
export function QuackFields(props: QuackFieldsProps) {
  const { quack, measure, onChange, onAttach, inbox, expectsFiles, onBusy, takesPoll } = props;
  const { onSend, area, placeholder, readOnly, tall, corner, children } = props;
  const problemId = useId();
  const problem = useProblemMessage(measure);
  useRecognizedLanguage(quack, props.onLanguage, readOnly);
  return (
    <>
      {quack.contentWarning !== null && (
        <WarningField text={quack.contentWarning} onChange={(contentWarning) => onChange({ contentWarning })} />
      )}
      <ComposerField
        area={area}
        placeholder={placeholder}
        text={quack.content}
        onChange={(content) => onChange({ content })}
        onSend={onSend}
        measure={measure}
        readOnly={readOnly}
        describedBy={problem ? problemId : undefined}
        tall={tall}
        corner={corner}
      />
      {onAttach && (quack.media.length > 0 || expectsFiles) && (
        <Suspense fallback={null}>
          <Attachments
            attached={quack.media}
            onChange={onAttach}
            isSensitive={quack.isSensitive}
            onSensitive={(isSensitive) => onChange({ isSensitive })}
            inbox={inbox}
            onBusy={onBusy}
            readOnly={readOnly}
          />
        </Suspense>
      )}
      {takesPoll && quack.poll && (
        <Suspense fallback={null}>
          <PollEditor poll={quack.poll} onChange={(poll) => onChange({ poll })} readOnly={readOnly} />
        </Suspense>
      )}
      {children}
      <p id={problemId} role="status" className={cx(problem && styles.problem)}>
        {problem}
      </p>
    </>
  );
}

const styles = sheet({ problem: { fontSize: 'sm', color: 'danger.fg', paddingBlockEnd: '2' } });
