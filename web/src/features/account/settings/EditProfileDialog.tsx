import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/form/Button';
import { Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { Viewer } from '../../session/viewer/viewer';
import { PictureEditor } from '../picture/PictureEditor';
import { useSettingsMessages } from './messages';
import { ProfileFields } from './ProfileFields';
import { useProfileForm } from './useProfileForm';

/** `?edit`: the profile's form over the profile. Closed without saving, it keeps what was typed for the next time. */
export function EditProfileDialog({ viewer }: { viewer: Viewer }) {
  const w = useSettingsMessages();
  const id = useId();
  const [, setSearch] = useSearchParams();
  const onClose = () =>
    setSearch(
      (present) => {
        present.delete('edit');
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  const profile = useProfileForm(viewer, onClose);
  return (
    <Dialog
      open
      routed
      onClose={onClose}
      title={w('editTitle')}
      actions={
        <Button type="submit" size="sm" form={id} loading={profile.form.submitting}>
          {w('save')}
        </Button>
      }
    >
      <Stack>
        <PictureEditor viewer={viewer} />
        <ProfileFields profile={profile} id={id} />
      </Stack>
    </Dialog>
  );
}
