/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type SessionRow_SessionFragment = { __typename: 'Session', id: string, createdAt: string, lastUsedAt: string, userAgent: string | null, isCurrent: boolean, scopes: Array<Schema.AppScope> | null, app: { __typename: 'App', id: string, name: string, website: string | null } | null } & { ' $fragmentName'?: 'SessionRow_SessionFragment' };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export interface SessionsQuery { viewer: { __typename: 'Viewer', sessions: Array<(
      { __typename: 'Session', id: string, isCurrent: boolean, app: { __typename: 'App', id: string } | null }
      & { ' $fragmentRefs'?: { 'SessionRow_SessionFragment': SessionRow_SessionFragment } }
    )> } | null }

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export interface RevokeSessionMutation { revokeSession: { __typename: 'DeletePayload', deletedId: string } }


export const SessionRow_SessionFragmentDoc = /* @__PURE__ */ documentOf<SessionRow_SessionFragment, Record<string, never>>("fragment SessionRow_session on Session{id createdAt lastUsedAt userAgent isCurrent scopes app{id name website}}");

export const SessionsDocument = /* @__PURE__ */ documentOf<SessionsQuery, SessionsQueryVariables>("query Sessions{viewer{sessions{...SessionRow_session id isCurrent app{id}}}}", SessionRow_SessionFragmentDoc);
export function useSessionsQuery(options?: QueryOptions<SessionsQuery, SessionsQueryVariables>) {
  return useQuery(SessionsDocument, options);
}
export function useSessionsLazyQuery(options?: LazyQueryOptions<SessionsQuery, SessionsQueryVariables>) {
  return useLazyQuery(SessionsDocument, options);
}

export const RevokeSessionDocument = /* @__PURE__ */ documentOf<RevokeSessionMutation, RevokeSessionMutationVariables>("mutation RevokeSession($id:ID!){revokeSession(id:$id){deletedId}}");
export function useRevokeSessionMutation(options?: MutationOptions<RevokeSessionMutation, RevokeSessionMutationVariables>) {
  return useMutation(RevokeSessionDocument, options);
}