import { Button } from '../../../ui/form/Button';
import { Row, Stack } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import type { Viewer } from '../../session/viewer/viewer';
import { PictureEditor } from '../picture/PictureEditor';
import { useSettingsMessages } from './messages';
import { ProfileFields } from './ProfileFields';
import { useProfileForm } from './useProfileForm';

/** Picture, name and the other fields of the profile. */
export function InfoPanel({ viewer }: { viewer: Viewer }) {
  const w = useSettingsMessages();
  const profile = useProfileForm(viewer);
  return (
    <Stack>
      <PictureEditor viewer={viewer} />
      <ProfileFields profile={profile}>
        <Row gap={4} wrap>
          <Button type="submit" loading={profile.form.submitting}>
            {w('save')}
          </Button>
          <TextLink to={`/user/${viewer.handle}`} quiet>
            {w('see')}
          </TextLink>
        </Row>
      </ProfileFields>
    </Stack>
  );
}
