import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  conversationList,
  type ListKey,
  moveToFront,
  prependNode,
  removeNode,
  VIEWER_CACHE_ID,
} from '../../../graphql/cache-edits';
import {
  Conversation_ConversationFragmentDoc,
  ConversationHeadDocument,
  type Conversation_ConversationFragment as Conversation,
  type Whisper_WhisperFragment as Whisper,
} from './Whispers.generated';

const cacheId = (id: string): string => `Conversation:${id}`;

/** The whispers of one conversation, newest first. */
export const whispersOf = (conversationId: string): ListKey => ({ of: cacheId(conversationId), field: 'whispers' });

/** Null if it is not loaded. */
export function readConversation(cache: ApolloCache, id: string): Conversation | null {
  return cache.readFragment({
    id: cacheId(id),
    fragment: Conversation_ConversationFragmentDoc,
    fragmentName: 'Conversation_conversation',
  });
}

/** Adds a whisper to its conversation, and moves the conversation to the front. A known whisper changes nothing. */
export function addWhisper(client: Pick<ApolloClient, 'cache' | 'query'>, whisper: Whisper): void {
  const { cache } = client;
  const { conversationId, author, isDeleted } = whisper;
  prependNode(cache, whispersOf(conversationId), whisper);
  const conversation = readConversation(cache, conversationId);
  if (conversation === null) return void fetchConversation(client, conversationId);
  if (conversation.lastWhisper !== null && conversation.lastWhisper.id >= whisper.id) return;
  cache.modify<Record<'lastWhisper' | 'updatedAt' | 'unreadCount' | 'isRequest', unknown>>({
    id: cacheId(conversationId),
    fields: {
      lastWhisper: (_, { toReference }) => toReference({ __typename: 'Whisper', id: whisper.id }),
      updatedAt: () => whisper.createdAt,
      unreadCount: (count) => Number(count) + (author.viewerIsSelf || isDeleted ? 0 : 1),
      // To answer a request is to accept it.
      isRequest: (isRequest) => Boolean(isRequest) && !author.viewerIsSelf,
    },
  });
  moveToFront(cache, conversationList, conversation);
}

const fetchHead = (client: Pick<ApolloClient, 'query'>, id: string) =>
  client.query({ query: ConversationHeadDocument, variables: { id }, fetchPolicy: 'network-only' });

/** A new conversation, which is not in the list yet. */
async function fetchConversation(client: Pick<ApolloClient, 'cache' | 'query'>, id: string): Promise<void> {
  try {
    const { data } = await fetchHead(client, id);
    if (data?.conversation) prependNode(client.cache, conversationList, data.conversation);
  } catch {
    // The next request of the list includes it.
  }
}

/** Someone deleted a whisper, so fewer may be unread. What it says is in the cache already. */
export function recount(client: Pick<ApolloClient, 'cache' | 'query'>, { conversationId }: Whisper): void {
  const conversation = readConversation(client.cache, conversationId);
  if (conversation && conversation.unreadCount > 0) void fetchHead(client, conversationId).catch(() => undefined);
}

/** Removes a conversation that the viewer has deleted or left. The next whisper in it fetches it again. */
export function forgetConversation(cache: ApolloCache, id: string): void {
  removeNode(cache, conversationList, { __typename: 'Conversation', id });
  for (const fieldName of ['whisperRequests', 'whisperRequestCount']) cache.evict({ id: VIEWER_CACHE_ID, fieldName });
  cache.evict({ id: cacheId(id) });
}

export function markedRead(cache: ApolloCache, id: string): void {
  cache.modify<{ unreadCount: number }>({ id: cacheId(id), fields: { unreadCount: () => 0 } });
}
