import type { ApolloClient } from '@apollo/client';
import { apiError } from '../../../graphql/errors';
import type { CreatePostInput } from '../../../graphql/schema.generated';
import { SendPostDocument } from './Outgoing.generated';
import { outgoing } from './outgoing';

/**
 * Sends a post that can be undone for some seconds. Until then no one sees it.
 * @param idempotencyKey the same for a retry
 */
export async function sendLater(
  client: ApolloClient,
  input: CreatePostInput,
  undoSeconds: number,
  idempotencyKey: string,
): Promise<void> {
  let data;
  try {
    ({ data } = await client.mutate({
      mutation: SendPostDocument,
      variables: { input, undoSeconds },
      context: { idempotencyKey },
    }));
  } catch (error) {
    // The answer to an earlier attempt was lost, and its time to undo is over.
    if (apiError(error).reason === 'ALREADY_PUBLISHED') return;
    throw error;
  }
  // From now on, because the clock of the device may differ from the server's.
  if (data) outgoing.add({ id: data.sendPost.id, leavesAt: Date.now() + undoSeconds * 1_000 });
}
