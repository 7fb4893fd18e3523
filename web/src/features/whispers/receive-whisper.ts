import type { ApolloClient } from '@apollo/client';
import { holdsNode } from '../../graphql/cache-edits';
import { addWhisper, whispersOf } from './conversation-cache';
import { outboxOf } from './outbox';
import type { Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/** A whisper came over the live connection: somebody else's, or the viewer's own from this tab or another. */
export function receiveWhisper(client: ApolloClient, whisper: Whisper): void {
  // Often it comes before the answer to this tab's own request, and also where that answer was lost.
  if (whisper.author.viewerIsSelf) outboxOf(client).delivered([whisper]);
  if (holdsNode(client.cache, whispersOf(whisper.conversationId), whisper)) return;
  addWhisper(client, whisper);
}
