import { useState } from 'react';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/toast';
import { useMediaWords } from '../useMediaWords';
import type { Attached } from './attached';
import { AttachedTile, tilesStyle } from './AttachmentTile';
import { Descriptions } from './Descriptions';

/** The pictures and videos of a quack that stands: they stay as they are, and a description is saved at once. */
export function StandingMedia({ media }: { media: readonly Attached[] }) {
  const w = useMediaWords();
  const [describing, setDescribing] = useState<string | null>(null);
  return (
    <div className={styles.root}>
      <ul aria-label={w('attachments')} className={tilesStyle}>
        {media.map((one, index) => (
          <AttachedTile
            key={one.id}
            item={one}
            number={index + 1}
            readOnly={false}
            onDescribe={() => setDescribing(one.id)}
          />
        ))}
      </ul>
      <Descriptions
        media={media}
        describing={describing}
        onDescribe={setDescribing}
        onDescribed={() => toast.success(w('altSaved'))}
      />
    </div>
  );
}

const styles = sheet({ root: { paddingBlock: '1' } });
