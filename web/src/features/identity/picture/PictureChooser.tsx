import { type LucideIcon, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';
import { lazily } from '../../../ui/lazily';
import { toast } from '../../../ui/toast';
import { sheet } from '../../../ui/theme/sheet';
import type { Crop } from './crop';
import { cutOut, pictureTypes, readPicture } from './picture-file';
import { type ProfilePicture, profilePictures } from './profile-pictures';
import { useProfilePicture } from './useProfilePicture';

const CropDialog = lazily(async () => ({ default: (await import('./CropDialog')).CropDialog }));

interface PictureChooserProps {
  which: ProfilePicture;
  icon: LucideIcon;
  /** Whether there is one already. */
  has: boolean;
  /** What the ways are called: the picture itself, adding, changing and removing it, and what comes of removing. */
  labels: { name: string; add: string; change: string; remove: string; removeText: string };
}

/** The ways to add, to change and to remove a picture of the viewer's profile. */
export function PictureChooser({ which, icon, has, labels }: PictureChooserProps) {
  const t = useT();
  const { busy, replace, remove } = useProfilePicture(which);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [removing, setRemoving] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    try {
      setPicture(await readPicture(file));
    } catch {
      toast.error(t('profile.imageUnreadable'));
    }
  }

  function putAway() {
    picture?.close();
    setPicture(null);
  }

  async function send(crop: Crop) {
    if (!picture) return;
    const file = await cutOut(picture, crop, profilePictures[which].widthPx).catch(() => null);
    if (!file) toast.error(t('profile.imageUnreadable'));
    else if (await replace(file)) putAway();
  }

  return (
    <>
      <div className={styles.buttons}>
        <Button variant="outline" size="sm" icon={icon} onClick={() => chooser.current?.click()}>
          {has ? labels.change : labels.add}
        </Button>
        {has && (
          <Button variant="ghost" size="sm" icon={Trash2} onClick={() => setRemoving(true)}>
            {labels.remove}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        accept={pictureTypes.join(',')}
        hidden
        aria-label={labels.name}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // The same file may be chosen again after a change of mind.
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
        title={labels.remove}
        text={labels.removeText}
        confirmLabel={labels.remove}
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
