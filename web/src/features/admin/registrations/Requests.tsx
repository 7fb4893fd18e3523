import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { AdminTable } from '../tables/AdminTable';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { useRegistrationsMessages } from './messages';
import { RefuseDialog } from './RefuseDialog';
import { RegistrationRequestsDocument, type RequestRow_RequestFragment } from './Registrations.generated';
import { useDecisions } from './useDecisions';
import { useRequestColumns } from './useRequestColumns';

/** Those who wait for approval, and what is decided about them. */
export function Requests() {
  const w = useRegistrationsMessages();
  const decisions = useDecisions();
  const [refusing, setRefusing] = useState<Refusal | null>(null);
  const at = useTableAddress({});
  const list = useTableRows(
    RegistrationRequestsDocument,
    { first: at.size, after: at.after },
    ({ registrationRequests }) => registrationRequests,
  );
  const columns = useRequestColumns({
    busy: decisions.busy,
    onApprove: (request) => void decisions.decide([request], true),
    onRefuse: (request) => setRefusing({ requests: [request], clear: () => undefined }),
  });

  return (
    <>
      <AdminTable
        name="registration-requests"
        caption={w('requestsTable')}
        columns={columns}
        at={at}
        list={list}
        nameOf={({ displayName }) => displayName}
        bulk={(requests, clear) => (
          <>
            <Button
              variant="outline"
              size="sm"
              icon={Check}
              disabled={decisions.busy}
              onClick={() => void decisions.decide(requests, true).then((done) => done && clear())}
            >
              {w('approve')}
            </Button>
            <Button
              variant="outline"
              size="sm"
              icon={X}
              disabled={decisions.busy}
              onClick={() => setRefusing({ requests, clear })}
            >
              {w('refuse')}
            </Button>
          </>
        )}
        found={(count) => w('requestsFound', { count })}
        failure={w('loadFailed')}
        empty={<EmptyState drawing="reeds" title={w('noRequests')} text={w('noRequestsText')} />}
      />
      {refusing && (
        <RefuseDialog
          count={refusing.requests.length}
          busy={decisions.busy}
          onConfirm={(reason) =>
            void decisions.decide(refusing.requests, false, reason).then((done) => {
              if (!done) return;
              refusing.clear();
              setRefusing(null);
            })
          }
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  );
}

interface Refusal {
  requests: readonly RequestRow_RequestFragment[];
  /** Ends the selection. */
  clear: () => void;
}
