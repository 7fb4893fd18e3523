import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useViewer } from '../session/viewer/viewer';
import { openInbox } from './open-inbox';

/** Receives live updates for the viewer on every signed-in page. */
export function LiveInbox() {
  const client = useApolloClient();
  const viewerId = useViewer()?.id;
  useEffect(() => (viewerId === undefined ? undefined : openInbox(client, viewerId)), [client, viewerId]);
  return null;
}
