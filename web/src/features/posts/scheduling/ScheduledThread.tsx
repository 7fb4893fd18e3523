import { ListTree, TriangleAlert } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { LinkedText } from '../../people/text/LinkedText';
import { useThreadDraftMessages } from '../thread-draft/messages';
import type { Scheduled_ItemFragment } from './Scheduling.generated';
import { noteStyles, ScheduledNotes } from './ScheduledNotes';

/** The quacks of a scheduled thread after the first. */
export function ScheduledThread({ parts }: { parts: Scheduled_ItemFragment['thread'] }) {
  const w = useThreadDraftMessages();
  const total = parts.length + 1;
  return (
    <>
      <p className={noteStyles.note}>
        <Icon of={ListTree} size={16} directional />
        {w('threadOf', { number: total })}
      </p>
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          // The parts of a thread that is published later have no ids.
          <li key={index} aria-label={w('part', { number: index + 2, total })} className={styles.part}>
            {part.contentWarning !== null && (
              <p className={noteStyles.note}>
                <Icon of={TriangleAlert} size={16} />
                <bdi>{part.contentWarning}</bdi>
              </p>
            )}
            {part.content !== '' && (
              <LinkedText text={part.content} entities={part.entities} className={styles.words} />
            )}
            <ScheduledNotes of={part} />
          </li>
        ))}
      </ol>
    </>
  );
}

const styles = sheet({
  parts: { listStyle: 'none', display: 'grid', gap: '3' },
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    paddingInlineStart: '3',
    borderInlineStartWidth: '2px',
    borderColor: 'border.hairline',
  },
  words: { lineClamp: '8' },
});
