import { ImagePlus, TriangleAlert } from 'lucide-react';
import { type RefObject, Suspense, useRef } from 'react';
import { IconButton } from '../../../ui/form/IconButton';
import { cx, sheet } from '../../../ui/theme/sheet';
import { ACCEPTED, MAX_ATTACHED } from '../attachments/attached';
import type { DraftQuack } from '../drafts/draft-part';
import { useComposerMessages } from './messages';
import { EmojiTool } from '../emoji/EmojiTool';
import { PollTool } from '../polls/PollTool';

export interface QuackToolsProps {
  /** The one that is being written, of a thread. */
  quack: DraftQuack;
  onChange: (changes: Partial<DraftQuack>) => void;
  area: RefObject<HTMLTextAreaElement | null>;
  readOnly: boolean;
  /** Absent if the media can't be changed. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  takesPoll: boolean | undefined;
}

/** The tools for what every quack of a thread can have. */
export function QuackTools({ quack, onChange, area, readOnly, onFiles, takesPoll }: QuackToolsProps) {
  const w = useComposerMessages();
  const isFull = quack.media.length >= MAX_ATTACHED;
  return (
    <>
      {onFiles && (
        <AttachButton unavailable={isFull ? w('mediaFull', { max: MAX_ATTACHED }) : null} onChosen={onFiles} />
      )}
      <Suspense fallback={<span className={styles.reserved} />}>
        <EmojiTool field={area} disabled={readOnly} />
      </Suspense>
      <WarningToggle quack={quack} onChange={onChange} />
      {takesPoll && (
        <Suspense fallback={<span className={styles.reserved} />}>
          <PollTool poll={quack.poll} onChange={(poll) => onChange({ poll })} disabled={readOnly} />
        </Suspense>
      )}
    </>
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

function WarningToggle({ quack, onChange }: Pick<QuackToolsProps, 'quack' | 'onChange'>) {
  const w = useComposerMessages();
  const on = quack.contentWarning !== null;
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
  reserved: { boxSize: '10', flexShrink: '0' },
  on: { color: 'accent.nod' },
});
