import type { ApolloCache, ApolloClient } from '@apollo/client';
import { conversationList, type ListPlace, moveToFront, prependNode } from '../../graphql/cache-edits';
import {
  Conversation_ConversationFragmentDoc,
  ConversationHeadDocument,
  type Conversation_ConversationFragment as Conversation,
  type Whisper_WhisperFragment as Whisper,
} from './Whispers.generated';

const cacheId = (id: string): string => `Conversation:${id}`;

/** The whispers of one conversation, newest first. */
export const whispersOf = (conversationId: string): ListPlace => ({ of: cacheId(conversationId), field: 'whispers' });

/** Null where no list has brought it yet. */
export function readConversation(cache: ApolloCache, id: string): Conversation | null {
  return cache.readFragment({
    id: cacheId(id),
    fragment: Conversation_ConversationFragmentDoc,
    fragmentName: 'Conversation_conversation',
  });
}

/** Puts a whisper into its conversation, and the conversation before the others. One that is known already changes nothing. */
export function addWhisper(client: Pick<ApolloClient, 'cache' | 'query'>, whisper: Whisper): void {
  const { cache } = client;
  const { conversationId, author } = whisper;
  prependNode(cache, whispersOf(conversationId), whisper);
  const conversation = readConversation(cache, conversationId);
  if (conversation === null) return void fetchConversation(client, conversationId);
  if (conversation.lastWhisper !== null && conversation.lastWhisper.id >= whisper.id) return;
  cache.modify<Record<'lastWhisper' | 'updatedAt' | 'unreadCount', unknown>>({
    id: cacheId(conversationId),
    fields: {
      lastWhisper: (_, { toReference }) => toReference({ __typename: 'Whisper', id: whisper.id }),
      updatedAt: () => whisper.createdAt,
      unreadCount: (count) => Number(count) + (author.viewerIsSelf ? 0 : 1),
    },
  });
  moveToFront(cache, conversationList, conversation);
}

/** One that somebody has just begun, so that the list has not got it. */
async function fetchConversation(client: Pick<ApolloClient, 'cache' | 'query'>, id: string): Promise<void> {
  try {
    const variables = { id };
    const { data } = await client.query({ query: ConversationHeadDocument, variables, fetchPolicy: 'network-only' });
    if (data?.conversation) prependNode(client.cache, conversationList, data.conversation);
  } catch {
    // The next look at the list brings it.
  }
}

export function markedRead(cache: ApolloCache, id: string): void {
  cache.modify<{ unreadCount: number }>({ id: cacheId(id), fields: { unreadCount: () => 0 } });
}
