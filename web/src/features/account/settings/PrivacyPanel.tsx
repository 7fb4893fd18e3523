import { Suspense, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Switch } from '../../../ui/form/Switch';
import { Stack } from '../../../ui/layout/Layout';
import { FollowerSwitches } from '../../people/requests/FollowerSwitches';
import type { Viewer } from '../../session/viewer/viewer';
import { useSettingsMessages } from './messages';
import { NodsSwitch } from './NodsSwitch';
import { useUpdateProfileMutation } from './Settings.generated';
import { VisibilityChoice } from './VisibilityChoice';
import { QuotesChoice } from './QuotesChoice';
import { UndoChoice } from './UndoChoice';

/** Who sees what. Each switch is saved at once. */
export function PrivacyPanel({ viewer }: { viewer: Viewer }) {
  const w = useSettingsMessages();
  return (
    <Stack gap={5}>
      <ProfileSwitch
        label={w('requiresLogin')}
        hint={w('requiresLoginHint')}
        field="requiresLogin"
        checked={viewer.requiresLogin}
      />
      <NodsSwitch viewer={viewer} />
      <FollowerSwitches />
      <Suspense fallback={null}>
        <VisibilityChoice preferred={viewer.preferences.defaultVisibility} />
        <QuotesChoice preferred={viewer.preferences.defaultQuoteRule} />
        <UndoChoice preferred={viewer.preferences.undoSeconds} />
      </Suspense>
    </Stack>
  );
}

interface ProfileSwitchProps {
  label: string;
  hint: string;
  /** Of the input of `updateProfile`. */
  field: 'requiresLogin';
  checked: boolean;
}

function ProfileSwitch({ label, hint, field, checked }: ProfileSwitchProps) {
  const t = useT();
  const w = useSettingsMessages();
  const [update] = useUpdateProfileMutation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  async function save(next: boolean) {
    setChosen(next);
    try {
      await update({ variables: { input: { [field]: next } } });
    } catch (error) {
      toast.error(errorMessage(error, t, w('saveFailed')));
    }
    setChosen(null);
  }
  return <Switch label={label} hint={hint} checked={chosen ?? checked} onChange={(next) => void save(next)} />;
}
