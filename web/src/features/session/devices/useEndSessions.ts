import { useApolloClient } from '@apollo/client/react';
import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useRevokeSessionMutation } from './Sessions.generated';
import { useDeviceMessages } from './messages';

/** Ends sessions on other devices. A session that has ended already counts as success. */
export function useEndSessions() {
  const t = useT();
  const w = useDeviceMessages();
  const { cache } = useApolloClient();
  const [revoke, { loading }] = useRevokeSessionMutation();

  async function end(ids: readonly string[]): Promise<boolean> {
    try {
      for (const id of ids) {
        await revoke({ variables: { id } }).catch((error: unknown) => {
          if (apiError(error).code !== 'NOT_FOUND') throw error;
        });
        cache.evict({ id: cache.identify({ __typename: 'Session', id }) });
      }
      cache.gc();
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, w('endFailed')));
      return false;
    }
  }
  return { end, ending: loading };
}
