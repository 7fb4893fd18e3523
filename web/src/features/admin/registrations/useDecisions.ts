import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useRegistrationsMessages } from './messages';
import { type RequestRow_RequestFragment, useDecideRegistrationMutation } from './Registrations.generated';

/** Requests that the server decides at once. */
const AT_ONCE = 50;

/** Decides requests; toasts say how many. */
export function useDecisions() {
  const t = useT();
  const w = useRegistrationsMessages();
  const [decideSome, { client }] = useDecideRegistrationMutation();
  const [busy, setBusy] = useState(false);

  /** @returns whether it worked */
  async function decide(requests: readonly RequestRow_RequestFragment[], isApproved: boolean, reason?: string) {
    setBusy(true);
    try {
      let count = 0;
      for (let start = 0; start < requests.length; start += AT_ONCE) {
        const ids = requests.slice(start, start + AT_ONCE).map(({ id }) => id);
        const { data } = await decideSome({ variables: { input: { ids, isApproved, reason: reason || null } } });
        count += data?.decideRegistration.decidedIds.length ?? 0;
      }
      toast.success(w(isApproved ? 'approved' : 'refused', { count }));
      if (count < requests.length) toast.info(w('decidedElsewhere'));
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, w('decideFailed')));
      return false;
    } finally {
      await client.refetchQueries({ include: ['RegistrationRequests'] });
      setBusy(false);
    }
  }

  return { busy, decide };
}
