import { useState } from 'react';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { useMediaMessages } from '../media/useMediaMessages';
import type { Attached } from './attached';
import { AttachedTile } from './AttachmentTile';
import { Descriptions } from './Descriptions';
import { MarkedByStaff } from '../media/MarkedByStaff';
import { SensitiveToggle } from './SensitiveToggle';
import { Tiles } from './Tiles';

interface ExistingMediaProps {
  media: readonly Attached[];
  isSensitive: boolean;
  onSensitive: (isSensitive: boolean) => void;
  isMarkedByStaff: boolean;
}

/** The media of a published post: they can't be changed, but descriptions can and are saved at once. */
export function ExistingMedia({ media, isSensitive, onSensitive, isMarkedByStaff }: ExistingMediaProps) {
  const w = useMediaMessages();
  const [describing, setDescribing] = useState<string | null>(null);
  return (
    <div className={styles.root}>
      <Tiles count={media.length}>
        {media.map((one, index) => (
          <AttachedTile
            key={one.id}
            item={one}
            number={index + 1}
            readOnly={false}
            isDescribing={describing === one.id}
            onDescribe={() => setDescribing(describing === one.id ? null : one.id)}
          />
        ))}
      </Tiles>
      <Descriptions
        media={media}
        describing={describing}
        onDescribe={setDescribing}
        onDescribed={() => toast.success(w('altSaved'))}
      />
      {isMarkedByStaff ? <MarkedByStaff /> : <SensitiveToggle checked={isSensitive} onChange={onSensitive} />}
    </div>
  );
}

const styles = sheet({ root: { paddingBlock: '1' } });
