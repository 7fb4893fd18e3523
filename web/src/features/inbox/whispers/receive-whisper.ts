import type { ApolloClient } from '@apollo/client';
import { containsNode } from '../../../graphql/cache-edits';
import { addWhisper, whispersOf } from './conversation-cache';
import { outboxOf } from './outbox';
import type { Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/** Handles a live whisper, from someone else or from the viewer in any tab. */
export function receiveWhisper(client: ApolloClient, whisper: Whisper): void {
  // It may arrive before the response to this tab's request, or instead of it.
  if (whisper.author.viewerIsSelf) outboxOf(client).delivered([whisper]);
  if (containsNode(client.cache, whispersOf(whisper.conversationId), whisper)) return;
  addWhisper(client, whisper);
}
