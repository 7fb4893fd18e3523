import { deviceStore } from '../session/device/device-store';
import { recentSearches } from './explore/recent-searches';

/** What a person has typed and searched must not stay on a shared device when they sign out. */
export function forgetPerson(): void {
  void deviceStore.remove({ prefix: 'draft:' });
  void deviceStore.remove({ prefix: 'outbox:' });
  void deviceStore.remove({ prefix: 'near:' });
  recentSearches.forget();
  // Clears the drafts of all tabs. If their code can't be loaded, there are none.
  void import('../posts/drafts/drafts').then(
    ({ drafts }) => drafts.forgetAll(),
    () => undefined,
  );
}
