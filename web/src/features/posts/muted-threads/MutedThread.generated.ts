/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type MutedThread_PostFragment = { __typename: 'Post', id: string, viewerHasMutedThread: boolean } & { ' $fragmentName'?: 'MutedThread_PostFragment' };

export type MutedThreadQueryVariables = Exact<{
  id: string;
}>;


export interface MutedThreadQuery { post: { __typename: 'Post', id: string, viewerHasMutedThread: boolean } | null }

export type MuteThreadMutationVariables = Exact<{
  postId: string;
}>;


export interface MuteThreadMutation { muteThread: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, viewerHasMutedThread: boolean } } }

export type UnmuteThreadMutationVariables = Exact<{
  postId: string;
}>;


export interface UnmuteThreadMutation { unmuteThread: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, viewerHasMutedThread: boolean } } }


export const MutedThread_PostFragmentDoc = /* @__PURE__ */ documentOf<MutedThread_PostFragment, Record<string, never>>("fragment MutedThread_post on Post{id viewerHasMutedThread}");

export const MutedThreadDocument = /* @__PURE__ */ documentOf<MutedThreadQuery, MutedThreadQueryVariables>("query MutedThread($id:ID!){post(id:$id){...MutedThread_post@unmask}}", MutedThread_PostFragmentDoc);
export function useMutedThreadQuery(options: QueryOptions<MutedThreadQuery, MutedThreadQueryVariables>) {
  return useQuery(MutedThreadDocument, options);
}
export function useMutedThreadLazyQuery(options?: LazyQueryOptions<MutedThreadQuery, MutedThreadQueryVariables>) {
  return useLazyQuery(MutedThreadDocument, options);
}

export const MuteThreadDocument = /* @__PURE__ */ documentOf<MuteThreadMutation, MuteThreadMutationVariables>("mutation MuteThread($postId:ID!){muteThread(postId:$postId){post{...MutedThread_post@unmask}}}", MutedThread_PostFragmentDoc);
export function useMuteThreadMutation(options?: MutationOptions<MuteThreadMutation, MuteThreadMutationVariables>) {
  return useMutation(MuteThreadDocument, options);
}

export const UnmuteThreadDocument = /* @__PURE__ */ documentOf<UnmuteThreadMutation, UnmuteThreadMutationVariables>("mutation UnmuteThread($postId:ID!){unmuteThread(postId:$postId){post{...MutedThread_post@unmask}}}", MutedThread_PostFragmentDoc);
export function useUnmuteThreadMutation(options?: MutationOptions<UnmuteThreadMutation, UnmuteThreadMutationVariables>) {
  return useMutation(UnmuteThreadDocument, options);
}