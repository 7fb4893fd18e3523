import { useSession } from '../../features/identity/session/useSession';
import { usePreferences } from '../../features/identity/settings/usePreferences';
import { isStaff } from '../../features/identity/viewer/claims';
import { useViewer } from '../../features/identity/viewer/viewer';
import { recentSearches } from '../../features/explore/recent-searches';
import { deviceStore } from '../../features/posts/drafts/device-store';
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
      // Unsent words stay with whoever stays signed in, and with nobody else on this device.
      void deviceStore.remove({ prefix: 'draft:' });
      void deviceStore.remove({ prefix: 'outbox:' });
      recentSearches.forget();
      // What this page and other tabs hold: nothing, where the code of drafts can't be had.
      void import('../../features/posts/drafts/drafts').then(
        ({ drafts }) => drafts.forgetAll(),
        () => undefined,
      );
      void session.logOut();
    },
  };
}
