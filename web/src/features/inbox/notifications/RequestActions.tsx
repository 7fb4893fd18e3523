import { RequestButtons } from '../../people/requests/RequestButtons';
import { useLeavingRow } from './useLeavingRow';

interface RequestActionsProps {
  notificationId: string;
  person: { id: string; handle: string; displayName: string };
}

/** Decides about a request in its notification, which then leaves. */
export function RequestActions({ notificationId, person }: RequestActionsProps) {
  return <RequestButtons person={person} onDecide={useLeavingRow(notificationId)} />;
}
