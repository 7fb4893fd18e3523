import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../session/viewer/viewer';
import { hearWorker } from './hear-worker';
import { openInbox } from './open-inbox';

/** Receives live updates for the viewer on every signed-in page, and what a notification of the device opens. */
export function LiveInbox() {
  const client = useApolloClient();
  const viewerId = useViewer()?.id;
  const navigate = useNavigate();
  const open = useEffectEvent((url: string) => void navigate(url));
  useEffect(() => (viewerId === undefined ? undefined : openInbox(client, viewerId)), [client, viewerId]);
  useEffect(() => hearWorker(client, (url) => open(url)), [client]);
  return null;
}
