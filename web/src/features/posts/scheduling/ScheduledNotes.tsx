import { ChartBarBig, EyeOff, Images } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import type { Part_DraftFragment } from './Scheduling.generated';
import { useMessages } from './messages';

interface ScheduledNotesProps {
  of: Pick<Part_DraftFragment, 'isSensitive' | 'media' | 'poll'>;
}

/** What a scheduled quack has below its text. */
export function ScheduledNotes({ of: { isSensitive, media, poll } }: ScheduledNotesProps) {
  const w = useMessages();
  return (
    <>
      {media.length > 0 && (
        <>
          <p className={noteStyles.note}>
            <Icon of={Images} size={16} />
            {w('media', { count: media.length })}
          </p>
          {isSensitive && (
            <p className={noteStyles.note}>
              <Icon of={EyeOff} size={16} />
              {w('sensitive')}
            </p>
          )}
        </>
      )}
      {poll && (
        <p className={noteStyles.note}>
          <Icon of={ChartBarBig} size={16} directional />
          {poll.options.join(' · ')}
        </p>
      )}
    </>
  );
}

export const noteStyles = sheet({
  note: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    color: 'fg.muted',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});
