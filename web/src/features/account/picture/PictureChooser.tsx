import { Camera, Image, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { toast } from '../../../ui/feedback/toast';
import { sheet } from '../../../ui/theme/sheet';
import type { Crop } from './crop';
import { cutOut, pictureTypes, readPicture } from './picture-file';
import { type ProfilePicture, profilePictures } from './profile-pictures';
import { useProfilePicture } from './useProfilePicture';
import { usePictureMessages } from './messages';

const CropDialog = lazyWithRetry(async () => ({ default: (await import('./CropDialog')).CropDialog }));

interface PictureChooserProps {
  which: ProfilePicture;
  /** Whether there is a picture to remove. */
  has: boolean;
}

const words = {
  image: {
    icon: Camera,
    name: 'image',
    add: 'addImage',
    change: 'changeImage',
    remove: 'removeImage',
    removeText: 'removeImageText',
  },
  banner: {
    icon: Image,
    name: 'banner',
    add: 'addBanner',
    change: 'changeBanner',
    remove: 'removeBanner',
    removeText: 'removeBannerText',
  },
} as const;

/** Adds, changes and removes a picture of the viewer's profile. */
export function PictureChooser({ which, has }: PictureChooserProps) {
  const w = usePictureMessages();
  const { icon, name, add, change, remove: removeIt, removeText } = words[which];
  const { busy, replace, remove } = useProfilePicture(which);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [removing, setRemoving] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    try {
      setPicture(await readPicture(file));
    } catch {
      toast.error(w('imageUnreadable'));
    }
  }

  // Revoked once it is no longer rendered.
  useEffect(() => () => picture?.close(), [picture]);
  const putAway = () => setPicture(null);

  async function send(crop: Crop) {
    if (!picture) return;
    const file = await cutOut(picture, crop, profilePictures[which].widthPx).catch(() => null);
    if (!file) toast.error(w('imageUnreadable'));
    else if (await replace(file)) putAway();
  }

  return (
    <>
      <div className={styles.buttons}>
        <Button variant="outline" size="sm" icon={icon} onClick={() => chooser.current?.click()}>
          {w(has ? change : add)}
        </Button>
        {has && (
          <Button variant="ghost" size="sm" icon={Trash2} onClick={() => setRemoving(true)}>
            {w(removeIt)}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        accept={pictureTypes.join(',')}
        hidden
        aria-label={w(name)}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      {picture && (
        <Suspense fallback={null}>
          <CropDialog which={which} picture={picture} busy={busy} onUse={(crop) => void send(crop)} onClose={putAway} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing}
        title={w(removeIt)}
        text={w(removeText)}
        confirmLabel={w(removeIt)}
        danger
        busy={busy}
        onConfirm={() => void remove().then((done) => done && setRemoving(false))}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}

const styles = sheet({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
});
