import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/toast';
import { client } from '../session/api';
import { rest } from '../session/rest';
import { useViewer } from '../viewer/viewer';
import { type ProfilePicture, profilePictures } from './profile-pictures';

/** Replaces or removes a picture of the viewer's profile, everywhere it is shown. Each answers whether it worked. */
export function useProfilePicture(which: ProfilePicture) {
  const t = useT();
  const viewer = useViewer();
  const [busy, setBusy] = useState(false);
  const { path, field, words } = profilePictures[which];

  async function send(body: FormData, success: string): Promise<boolean> {
    setBusy(true);
    try {
      const url = await rest<string>('PUT', path, body);
      client.cache.modify<{ imageUrl: string | null; bannerUrl: string | null }>({
        id: client.cache.identify({ __typename: 'User', id: viewer?.id }),
        fields: { [field]: () => url || null },
      });
      toast.success(success);
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, t(words.failed)));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    replace: (file: File) => {
      const body = new FormData();
      body.set('ImageFile', file);
      return send(body, t(words.saved));
    },
    remove: () => {
      const body = new FormData();
      body.set('DeleteCurrentImage', 'true');
      return send(body, t(words.removed));
    },
  };
}
