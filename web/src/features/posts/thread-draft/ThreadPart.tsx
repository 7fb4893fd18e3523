import { MAX_POST_GRAPHEMES } from '@mallard/rules/post-text';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Ring } from '../../../ui/feedback/Ring';
import { IconButton } from '../../../ui/form/IconButton';
import { Avatar } from '../../../ui/media/Avatar';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { FileInbox } from '../attachments/file-inbox';
import { QuackFields } from '../composer/QuackFields';
import type { useActiveQuack } from '../composer/useActiveQuack';
import { measureDraft } from '../drafts/draft-measure';
import type { DraftPart } from '../drafts/draft-part';
import { useThreadDraftMessages } from './messages';

interface ThreadPartProps {
  part: DraftPart;
  /** From 2 on. */
  number: number;
  total: number;
  isLast: boolean;
  active: ReturnType<typeof useActiveQuack>;
  /** An updater, because uploads finish at any time. */
  onChange: (change: (part: DraftPart) => DraftPart) => void;
  onBusy: (busy: boolean) => void;
  onRemove: () => void;
  onSend: () => void;
  readOnly: boolean;
}

/** A quack of a thread. The tools below the thread belong to the one that has the focus. */
export function ThreadPart(props: ThreadPartProps) {
  const { part, number, total, isLast, active, onChange, onBusy, onRemove, onSend, readOnly } = props;
  const w = useThreadDraftMessages();
  const viewer = useViewer();
  const area = useRef<HTMLTextAreaElement>(null);
  const [inbox] = useState(() => new FileInbox());
  const [expectsFiles, setExpectsFiles] = useState(false);
  const measure = measureDraft(part);
  const isActive = active.key === part.key;
  const { receivers } = active;

  // One that was just added is active already.
  const focusNew = useEffectEvent(() => isActive && area.current?.focus());
  useEffect(() => void focusNew(), []);
  useEffect(() => {
    receivers.set(part.key, (files) => {
      setExpectsFiles(true);
      inbox.put(files);
    });
    return () => void receivers.delete(part.key);
  }, [receivers, inbox, part.key]);

  /** The quack before it gets the focus, which would be lost. */
  function remove() {
    const before = area.current?.closest('form')?.querySelectorAll('textarea')[number - 2];
    onRemove();
    before?.focus();
  }

  return (
    <div
      role="group"
      aria-label={w('part', { number, total })}
      className={styles.part}
      onFocus={() => active.focus(part.key, area.current)}
    >
      <span className={cx(styles.side, !isLast && styles.led)}>
        {viewer && <Avatar handle={viewer.handle} name={viewer.displayName} src={viewer.imageUrl} />}
      </span>
      <div className={styles.main}>
        <QuackFields
          quack={part}
          measure={measure}
          onChange={(changes) => onChange((present) => ({ ...present, ...changes }))}
          onLanguage={(changes) => onChange((present) => ({ ...present, ...changes }))}
          onAttach={(change) => onChange((present) => ({ ...present, media: change(present.media) }))}
          inbox={inbox}
          expectsFiles={expectsFiles}
          onBusy={onBusy}
          takesPoll
          onSend={onSend}
          area={area}
          placeholder={w('field')}
          readOnly={readOnly}
          tall={false}
        />
      </div>
      <div className={styles.end}>
        <IconButton icon={X} size="sm" label={w('remove', { number })} disabled={readOnly} onClick={remove} />
        {!isActive && part.content !== '' && <Ring count={measure.length} limit={MAX_POST_GRAPHEMES} />}
      </div>
    </div>
  );
}

const styles = sheet({
  // Below the first quack, whose picture is in the column before.
  part: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    marginInlineStart: '-3.5rem',
    paddingBlockStart: '1',
  },
  side: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '1' },
  led: {
    _after: { content: '""', flex: '1', width: '2px', minHeight: '3', borderRadius: 'full', bg: 'border.hairline' },
  },
  main: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  end: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '1' },
});
