import { useSession } from '../../features/session/sign-in/useSession';
import { usePreferences } from '../../features/session/preferences/usePreferences';
import { isStaff } from '../../features/session/viewer/claims';
import { useViewer } from '../../features/session/viewer/viewer';
import { forgetPerson } from '../../features/timelines/forget-person';
import type { Account } from './account';

export function useAccount(): Account {
  const viewer = useViewer();
  const session = useSession();
  const preferences = usePreferences();
  return {
    viewer,
    isStaff: viewer !== null && isStaff(viewer.claims),
    chooseTheme: (theme) => preferences.chooseTheme(theme),
    chooseLanguage: (language) => preferences.chooseLanguage(language),
    chooseSidebar: (type) => preferences.chooseSidebar(type),
    logOut: () => {
      forgetPerson();
      void session.logOut();
    },
  };
}
