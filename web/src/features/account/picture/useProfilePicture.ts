import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { client } from '../../session/sign-in/api';
import { rest } from '../../session/sign-in/rest';
import { useViewer } from '../../session/viewer/viewer';
import { usePictureMessages } from './messages';
import { type ProfilePicture, profilePictures } from './profile-pictures';

/** Replaces or removes a picture of the viewer's profile. Both resolve to whether it succeeded. */
export function useProfilePicture(which: ProfilePicture) {
  const t = useT();
  const w = usePictureMessages();
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
      toast.error(errorMessage(error, t, w(words.failed)));
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
      return send(body, w(words.saved));
    },
    remove: () => {
      const body = new FormData();
      body.set('DeleteCurrentImage', 'true');
      return send(body, w(words.removed));
    },
  };
}
