import { useEffect, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';
import type { useActiveQuack } from '../composer/useActiveQuack';
import type { ChangeThread, DraftPart } from '../drafts/draft-part';
import { useThreadDraftMessages } from './messages';
import { ThreadPart } from './ThreadPart';

interface ThreadPartsProps {
  parts: readonly DraftPart[];
  onChange: (change: ChangeThread) => void;
  active: ReturnType<typeof useActiveQuack>;
  /** Whether an upload is running or has failed. */
  onBusy: (busy: boolean) => void;
  onSend: () => void;
  readOnly: boolean;
}

/** The quacks of a thread after the first. */
export function ThreadParts({ parts, onChange, active, onBusy, onSend, readOnly }: ThreadPartsProps) {
  const w = useThreadDraftMessages();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const isBusy = parts.some(({ key }) => busy.has(key));
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);

  return (
    <>
      {parts.map((part, index) => (
        <ThreadPart
          key={part.key}
          part={part}
          number={index + 2}
          total={parts.length + 1}
          isLast={index === parts.length - 1}
          active={active}
          onChange={(change) =>
            onChange((present) => present.map((each) => (each.key === part.key ? change(each) : each)))
          }
          onBusy={(is) => setBusy((before) => withEach(before, part.key, is))}
          onRemove={() => active.remove(part, index)}
          onSend={onSend}
          readOnly={readOnly}
        />
      ))}
      {active.removed && (
        <p role="status" className={styles.removed}>
          {w('removed')}
          <Button variant="ghost" size="sm" onClick={active.restore}>
            {w('undo')}
          </Button>
        </p>
      )}
    </>
  );
}

/** The same set where nothing changes, so that nothing is drawn again. */
function withEach(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  if (keys.has(key) === isIn) return keys;
  return new Set(isIn ? [...keys, key] : [...keys].filter((each) => each !== key));
}

const styles = sheet({
  removed: { display: 'flex', alignItems: 'center', gap: '1', fontSize: 'sm', color: 'fg.muted' },
});
