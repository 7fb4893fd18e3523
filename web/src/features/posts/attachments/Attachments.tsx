import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSortable } from '../../../ui/list/useSortable';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { useMediaMessages } from '../media/useMediaMessages';
import { type Attached, MAX_ATTACHED } from './attached';
import { AttachedTile, PendingTile } from './AttachmentTile';
import { Descriptions } from './Descriptions';
import { complaintAbout } from './file-check';
import type { FileInbox } from './file-inbox';
import { useRemoval } from './useRemoval';
import { SensitiveToggle } from './SensitiveToggle';
import { Tiles } from './Tiles';
import { useUploads } from './useUploads';

interface AttachmentsProps {
  attached: readonly Attached[];
  /** An updater, because uploads finish at any time. */
  onChange: (change: (attached: readonly Attached[]) => Attached[]) => void;
  isSensitive: boolean;
  onSensitive: (isSensitive: boolean) => void;
  /** Receives chosen, pasted and dropped files. */
  inbox: FileInbox;
  /** Whether an upload is running or has failed, so that the post can't be published yet. */
  onBusy: (busy: boolean) => void;
  readOnly: boolean;
}

/** The pictures and videos of a draft. */
export function Attachments(props: AttachmentsProps) {
  const { attached, onChange, isSensitive, onSensitive, inbox, onBusy, readOnly } = props;
  const w = useMediaMessages();
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

  const remove = useRemoval(onChange);
  const list = useRef<HTMLUListElement>(null);
  const sortable = useSortable({
    items: attached.map(({ id, kind }, index) => ({
      id,
      name: w(kind === 'VIDEO' ? 'videoNumber' : 'imageNumber', { number: index + 1 }),
    })),
    words: { moved: (name, position, count) => w('moved', { name, position, total: count }) },
    onChange: (sorted) => {
      const order = sorted.map(({ id }) => id);
      onChange((present) => present.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)));
    },
    layout: 'tiles',
    list,
  });

  return (
    <div className={styles.root}>
      {(attached.length > 0 || busy) && (
        <Tiles ref={list} count={attached.length + uploads.pending.length}>
          {attached.map((one, index) => (
            <AttachedTile
              key={one.id}
              item={one}
              number={index + 1}
              readOnly={readOnly}
              isDescribing={describing === one.id}
              onDescribe={() => setDescribing(describing === one.id ? null : one.id)}
              onRemove={() => remove(one)}
              sorting={
                attached.length > 1
                  ? {
                      isDragged: sortable.dragged === one.id,
                      isFirst: index === 0,
                      isLast: index === attached.length - 1,
                      onMove: (by) => sortable.move(one.id, index + by),
                      keys: sortable.keysOf(one.id),
                      pointer: sortable.pointerOf(one.id),
                    }
                  : undefined
              }
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
        </Tiles>
      )}
      <VisuallyHidden role="status">{sortable.said}</VisuallyHidden>
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
      {attached.length > 0 && <SensitiveToggle checked={isSensitive} onChange={onSensitive} readOnly={readOnly} />}
    </div>
  );
}

const styles = sheet({
  root: { paddingBlock: '1' },
  complaint: { fontSize: 'sm', color: 'danger.fg', paddingBlockEnd: '2' },
});
