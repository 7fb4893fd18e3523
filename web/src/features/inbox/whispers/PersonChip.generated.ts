/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type WhisperRecipientQueryVariables = Exact<{
  handle: string;
}>;


export interface WhisperRecipientQuery { user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } | null }


export const WhisperRecipientDocument = /* @__PURE__ */ documentOf<WhisperRecipientQuery, WhisperRecipientQueryVariables>("query WhisperRecipient($handle:String!){user(handle:$handle){id handle displayName imageUrl}}");
export function useWhisperRecipientQuery(options: QueryOptions<WhisperRecipientQuery, WhisperRecipientQueryVariables>) {
  return useQuery(WhisperRecipientDocument, options);
}
export function useWhisperRecipientLazyQuery(options?: LazyQueryOptions<WhisperRecipientQuery, WhisperRecipientQueryVariables>) {
  return useLazyQuery(WhisperRecipientDocument, options);
}