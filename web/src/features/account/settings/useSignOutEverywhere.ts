import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { SessionsDocument } from '../../session/devices/Sessions.generated';
import { useEndSessions } from '../../session/devices/useEndSessions';
import { useSettingsMessages } from './messages';

/** Ends every other session, then this one. @param onSignOut signs this device out */
export function useSignOutEverywhere(onSignOut: () => void) {
  const t = useT();
  const w = useSettingsMessages();
  const client = useApolloClient();
  const { end } = useEndSessions();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    try {
      const { data } = await client.query({ query: SessionsDocument, fetchPolicy: 'network-only' });
      const others = (data?.viewer?.sessions ?? []).filter(({ isCurrent }) => !isCurrent);
      if (await end(others.map(({ id }) => id))) onSignOut();
    } catch (error) {
      toast.error(errorMessage(error, t, w('signOutFailed')));
    }
    setBusy(false);
  }
  return { signOut, busy };
}
