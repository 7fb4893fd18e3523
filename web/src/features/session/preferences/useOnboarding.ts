import { useApolloClient } from '@apollo/client/react';
import { VIEWER_CACHE_ID } from '../../../graphql/cache-edits';
import type { Onboarding } from '../../../graphql/schema.generated';
import { useViewer } from '../viewer/viewer';
import { useSetOnboardingMutation } from './Onboarding.generated';

/** How far the viewer is with the first screens, and a function that moves on. */
export function useOnboarding() {
  const { cache } = useApolloClient();
  const [set] = useSetOnboardingMutation();
  return {
    onboarding: useViewer()?.onboarding ?? 'DONE',
    goOn: (to: Onboarding) => {
      // Shown at once. If the server doesn't hear of it, the screens or the checklist come back on the next visit.
      cache.modify({ id: VIEWER_CACHE_ID, fields: { onboarding: () => to } });
      set({ variables: { onboarding: to } }).catch(() => undefined);
    },
  };
}
