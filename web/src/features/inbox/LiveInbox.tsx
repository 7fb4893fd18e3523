import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useViewer } from '../identity/viewer/viewer';
import { openInbox } from './open-inbox';

/** Stands once in the frame of signed-in pages: hears what comes in for the person, whatever page is shown. */
export function LiveInbox() {
  const client = useApolloClient();
  const viewerId = useViewer()?.id;
  useEffect(() => (viewerId === undefined ? undefined : openInbox(client, viewerId)), [client, viewerId]);
  return null;
}
