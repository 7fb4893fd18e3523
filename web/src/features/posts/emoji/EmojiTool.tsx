import { SmilePlus } from 'lucide-react';
import { type RefObject, Suspense } from 'react';
import { IconButton } from '../../../ui/form/IconButton';
import { insertText } from '../../../ui/form/insert-text';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { Popover } from '../../../ui/overlay/Popover';
import { sheet } from '../../../ui/theme/sheet';
import { useEmojiMessages } from './messages';

const EmojiPicker = lazyWithRetry(async () => ({ default: (await import('./EmojiPicker')).EmojiPicker }));

interface EmojiToolProps {
  /** Gets the chosen emoji at its caret. */
  field: RefObject<HTMLTextAreaElement | null>;
  disabled?: boolean | undefined;
}

/** The button that opens the emoji picker. */
export function EmojiTool({ field, disabled }: EmojiToolProps) {
  const w = useEmojiMessages();
  return (
    <Popover
      title={w('title')}
      trigger={(trigger) => <IconButton {...trigger} icon={SmilePlus} label={w('add')} disabled={disabled} />}
    >
      {(close) => (
        // Its size is reserved, because the popover is positioned once.
        <div className={styles.room}>
          <Suspense fallback={null}>
            <EmojiPicker
              onPick={(emoji) => {
                close();
                const area = field.current;
                if (area) insertText(area, emoji, area.selectionStart, area.selectionEnd);
              }}
            />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}

const styles = sheet({ room: { width: '18rem', maxWidth: 'full', height: '21rem', maxHeight: '60dvh' } });
