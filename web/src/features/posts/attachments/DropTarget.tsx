import { ImagePlus } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { useComposerMessages } from '../composer/messages';

/** Covers the page while files are dragged over it. The page below gets the drop. */
export function DropTarget() {
  const w = useComposerMessages();
  return (
    <div ref={(layer) => layer?.showPopover()} popover="manual" role="status" className={styles.layer}>
      <div className={styles.frame}>
        <Icon of={ImagePlus} size={40} />
        <p className={styles.title}>{w('drop')}</p>
        <p>{w('dropHint')}</p>
      </div>
    </div>
  );
}

const styles = sheet({
  layer: {
    position: 'fixed',
    inset: '0',
    width: 'full',
    height: 'full',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '4',
    borderWidth: '0',
    bg: 'bg.scrim',
    pointerEvents: 'none',
    animation: 'm-appear 120ms ease-out',
  },
  frame: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    height: 'full',
    padding: '6',
    textAlign: 'center',
    borderRadius: 'card',
    border: '3px dashed {colors.brand.focus}',
    bg: 'bg.raised',
    color: 'fg.muted',
    opacity: '0.96',
  },
  title: { color: 'fg.default', fontSize: 'xl', fontWeight: 'bold' },
});
