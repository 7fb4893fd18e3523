import { useEffect, useEffectEvent, useState } from 'react';
import { sheet } from '../../../ui/theme/sheet';
import { useMediaWords } from '../useMediaWords';
import { type Attached, MAX_ATTACHED } from './attached';
import { AttachedTile, PendingTile, tilesStyle } from './AttachmentTile';
import { Descriptions } from './Descriptions';
import { complaintAbout } from './file-check';
import type { FileInbox } from './file-inbox';
import { useDeleteMediaMutation } from './Media.generated';
import { useUploads } from './useUploads';

interface AttachmentsProps {
  attached: readonly Attached[];
  /** Given the present ones, answers those to come: uploads end when they end. */
  onChange: (change: (attached: readonly Attached[]) => Attached[]) => void;
  /** Where files arrive. */
  inbox: FileInbox;
  /** Whether something is on its way or has failed, so that the quack cannot go yet. */
  onBusy: (busy: boolean) => void;
  readOnly: boolean;
}

/** The pictures and videos of a quack that is being written. */
export function Attachments({ attached, onChange, inbox, onBusy, readOnly }: AttachmentsProps) {
  const w = useMediaWords();
  const [deleteMedia] = useDeleteMediaMutation();
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  const [describing, setDescribing] = useState<string | null>(null);
  const uploads = useUploads((added) => onChange((present) => [...present, added]));
  const busy = uploads.pending.length > 0;

  useEffect(() => onBusy(busy), [busy, onBusy]);
  const receive = useEffectEvent(() => {
    const found = inbox.take().map((file) => ({ file, complaint: complaintAbout(file, w) }));
    const good = found.filter(({ complaint }) => complaint === null).map(({ file }) => file);
    const room = MAX_ATTACHED - attached.length - uploads.pending.length;
    const words = found.flatMap(({ complaint }) => complaint ?? []);
    setComplaints(good.length > room ? [...words, w('tooMany', { max: MAX_ATTACHED })] : words);
    if (room > 0) uploads.add(good.slice(0, room));
  });
  useEffect(() => inbox.onArrival(() => receive()), [inbox]);

  function remove({ id }: Attached) {
    onChange((present) => present.filter((one) => one.id !== id));
    // Left alone it would go by itself after a day.
    void deleteMedia({ variables: { id } }).catch(() => undefined);
  }
  function moveEarlier({ id }: Attached) {
    onChange((present) => {
      const at = present.findIndex((one) => one.id === id);
      return at < 1
        ? [...present]
        : [...present.slice(0, at - 1), present[at]!, present[at - 1]!, ...present.slice(at + 1)];
    });
  }

  return (
    <div className={styles.root}>
      {(attached.length > 0 || busy) && (
        <ul aria-label={w('attachments')} className={tilesStyle}>
          {attached.map((one, index) => (
            <AttachedTile
              key={one.id}
              item={one}
              number={index + 1}
              readOnly={readOnly}
              onDescribe={() => setDescribing(one.id)}
              onRemove={() => remove(one)}
              onMoveEarlier={index === 0 ? undefined : () => moveEarlier(one)}
            />
          ))}
          {uploads.pending.map((one) => (
            <PendingTile
              key={one.key}
              item={one}
              onRetry={() => uploads.retry(one)}
              onRemove={() => uploads.remove(one)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {complaints.map((words) => (
          <p key={words} className={styles.complaint}>
            <bdi>{words}</bdi>
          </p>
        ))}
      </div>
      <Descriptions
        media={attached}
        describing={describing}
        onDescribe={setDescribing}
        onDescribed={(described, altText) =>
          onChange((present) => present.map((one) => (one.id === described ? { ...one, altText } : one)))
        }
        quiet={busy}
      />
    </div>
  );
}

const styles = sheet({
  root: { paddingBlock: '1' },
  complaint: { fontSize: 'sm', color: 'danger.fg', paddingBlockEnd: '2' },
});
