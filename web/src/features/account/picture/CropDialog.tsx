import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Slider } from '../../../ui/form/Slider';
import { cx, sheet } from '../../../ui/theme/sheet';
import { centered, MAX_ZOOM, movedBy, within } from './crop';
import { drawCrop } from './picture-file';
import { type ProfilePicture, profilePictures } from './profile-pictures';
import type { Crop } from './crop';
import { usePictureMessages } from './messages';

/** The width of the stage in its own pixels: twice its size on the screen. */
const STAGE_PX = { image: 768, banner: 1_104 } as const;
/** The fraction of the side that an arrow key moves. */
const STEP = 0.05;

interface CropDialogProps {
  which: ProfilePicture;
  picture: ImageBitmap;
  busy: boolean;
  onUse: (crop: Crop) => void;
  onClose: () => void;
}

/** Crops a picture by dragging, wheel, slider or keys. */
export function CropDialog({ which, picture, busy, onUse, onClose }: CropDialogProps) {
  const t = useT();
  const w = usePictureMessages();
  const formats = useFormats();
  const { ratio, words } = profilePictures[which];
  const [crop, setCrop] = useState(() => centered(picture, ratio));
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const move = (right: number, down: number) => setCrop((current) => movedBy(picture, current, right, down));
  const zoomTo = (zoom: number) => setCrop((current) => within(picture, { ...current, zoom }));

  function onKeyDown(event: KeyboardEvent) {
    const step = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    }[event.key];
    if (!step) return;
    event.preventDefault();
    move(step[0]!, step[1]!);
  }

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    move(-event.movementX / width, -event.movementY / height);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={w(words.cut)}
      size={which === 'image' ? 'sm' : 'md'}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button loading={busy} onClick={() => onUse(crop)}>
            {w('useImage')}
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        width={STAGE_PX[which]}
        height={STAGE_PX[which] / ratio}
        role="application"
        aria-label={w('cropStage')}
        tabIndex={0}
        className={cx(styles.stage, which === 'image' ? styles.round : styles.wide)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onWheel={(event) => zoomTo(crop.zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1))}
      />
      <div className={styles.zoom}>
        <Slider
          label={w('zoom')}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          inWords={(zoom) => `×${formats.number(zoom)}`}
          onChange={zoomTo}
        />
      </div>
    </Dialog>
  );
}

const styles = sheet({
  stage: {
    display: 'block',
    width: 'full',
    height: 'auto',
    bg: 'bg.sunken',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focus', outlineOffset: '2px' },
  },
  round: { aspectRatio: '1', borderRadius: 'full' },
  wide: { aspectRatio: '3', borderRadius: 'card' },
  zoom: { marginBlockStart: '4' },
});
