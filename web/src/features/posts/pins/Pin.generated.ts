/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type PinButton_PostFragment = { __typename: 'Post', id: string, viewerHasPinned: boolean } & { ' $fragmentName'?: 'PinButton_PostFragment' };

export type PinPostMutationVariables = Exact<{
  id: string;
}>;


export interface PinPostMutation { pinPost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, viewerHasPinned: boolean } } }

export type UnpinPostMutationVariables = Exact<{
  id: string;
}>;


export interface UnpinPostMutation { unpinPost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, viewerHasPinned: boolean } } }


export const PinButton_PostFragmentDoc = /* @__PURE__ */ documentOf<PinButton_PostFragment, Record<string, never>>("fragment PinButton_post on Post{id viewerHasPinned}");

export const PinPostDocument = /* @__PURE__ */ documentOf<PinPostMutation, PinPostMutationVariables>("mutation PinPost($id:ID!){pinPost(id:$id){post{...PinButton_post@unmask}}}", PinButton_PostFragmentDoc);
export function usePinPostMutation(options?: MutationOptions<PinPostMutation, PinPostMutationVariables>) {
  return useMutation(PinPostDocument, options);
}

export const UnpinPostDocument = /* @__PURE__ */ documentOf<UnpinPostMutation, UnpinPostMutationVariables>("mutation UnpinPost($id:ID!){unpinPost(id:$id){post{...PinButton_post@unmask}}}", PinButton_PostFragmentDoc);
export function useUnpinPostMutation(options?: MutationOptions<UnpinPostMutation, UnpinPostMutationVariables>) {
  return useMutation(UnpinPostDocument, options);
}