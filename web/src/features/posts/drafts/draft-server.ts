import type { ApolloClient } from '@apollo/client';
import { apiError, isPassing } from '../../../graphql/errors';
import type { PostDraftInput } from '../../../graphql/schema.generated';
import { type Draft, savedPayloadOf } from './draft';
import { draftFromServer } from './draft-from-server';
import type { DraftServer } from './draft-saver';
import { parentOf } from './drafts';
import { forgetDraftList } from './forget-draft-list';
import { DeleteDraftDocument, OwnDraftDocument, SaveDraftDocument } from './PostDrafts.generated';

/** Sent even if the page is closed, which browsers allow for small requests only. */
const leaving = () => ({ fetchOptions: { keepalive: document.visibilityState === 'hidden' } });

/** The drafts of the signed-in person, over GraphQL. */
export function draftServerOf(client: ApolloClient): DraftServer {
  return {
    contentOf: (key, draft) => JSON.stringify(inputOf(key, draft)),
    async save(key, id, revision, draft) {
      const variables = { id, revision, input: inputOf(key, draft) };
      const { data } = await client.mutate({ mutation: SaveDraftDocument, variables, context: leaving() });
      if (revision === null) forgetDraftList(client.cache);
      return data!.saveDraft.revision;
    },
    async read(id) {
      const { data } = await client.query({
        query: OwnDraftDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const found = data?.viewer?.draft;
      return found ? { revision: found.revision, draft: draftFromServer(found) } : null;
    },
    async remove(id) {
      try {
        await client.mutate({ mutation: DeleteDraftDocument, variables: { id }, context: leaving() });
      } catch (error) {
        if (apiError(error).reason !== 'DRAFT_NOT_FOUND') throw error;
      }
      forgetDraftList(client.cache);
    },
    problemOf(error) {
      if (isPassing(error)) return 'passing';
      switch (apiError(error).reason) {
        case 'DRAFT_CHANGED':
          return 'changed';
        case 'DRAFT_NOT_FOUND':
        case 'DRAFT_SENT':
        case 'ALREADY_PUBLISHED':
          return 'gone';
        case null:
        default:
          return apiError(error).kind === 'refused' && apiError(error).code !== 'RATE_LIMITED' ? 'refused' : 'passing';
      }
    },
  };
}

function inputOf(key: string, draft: Draft): PostDraftInput {
  const parentPostId = parentOf(key);
  return { ...savedPayloadOf(draft), ...(parentPostId !== null && { parentPostId }) };
}
