import { Check, X } from 'lucide-react';
import { IconButton } from '../../../ui/form/IconButton';
import { Row } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { InWords } from '../../session/devices/InWords';
import { AddressCell } from '../tables/AddressCell';
import type { TableColumn } from '../tables/columns';
import { TextCell } from '../tables/TextCell';
import { useRegistrationsMessages } from './messages';
import type { RequestRow_RequestFragment } from './Registrations.generated';

interface RequestActions {
  busy: boolean;
  onApprove: (request: RequestRow_RequestFragment) => void;
  onRefuse: (request: RequestRow_RequestFragment) => void;
}

/** The columns of the list of requests. */
export function useRequestColumns({
  busy,
  onApprove,
  onRefuse,
}: RequestActions): readonly TableColumn<RequestRow_RequestFragment>[] {
  const w = useRegistrationsMessages();
  return [
    {
      id: 'person',
      label: w('person'),
      cell: ({ displayName, handle }) => (
        <span className={styles.person}>
          <bdi>{displayName}</bdi>
          <bdi dir="ltr" className={styles.handle}>
            @{handle}
          </bdi>
        </span>
      ),
    },
    { id: 'reason', label: w('reason'), cell: ({ reason }) => <TextCell text={reason || w('noReason')} /> },
    { id: 'email', label: w('email'), cell: ({ email }) => <AddressCell email={email} /> },
    { id: 'cause', label: w('cause'), cell: ({ cause }) => w(`cause${cause}`) },
    {
      id: 'invitedBy',
      label: w('invitedBy'),
      shownAtFirst: false,
      cell: ({ invitedBy }) => (invitedBy === null ? '' : <bdi dir="ltr">@{invitedBy}</bdi>),
    },
    {
      id: 'waitingSince',
      label: w('waitingSince'),
      cell: ({ verifiedAt }) => <InWords at={verifiedAt} />,
    },
    {
      id: 'actions',
      label: w('actions'),
      hideLabel: true,
      align: 'end',
      cell: (request) => (
        <Row gap={1}>
          <IconButton
            icon={Check}
            size="sm"
            label={w('approveOf', { name: request.displayName })}
            disabled={busy}
            onClick={() => onApprove(request)}
          />
          <IconButton
            icon={X}
            size="sm"
            label={w('refuseOf', { name: request.displayName })}
            disabled={busy}
            onClick={() => onRefuse(request)}
          />
        </Row>
      ),
    },
  ];
}

const styles = sheet({
  person: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0' },
  handle: { fontSize: 'sm', color: 'fg.muted', fontWeight: 'normal' },
});
