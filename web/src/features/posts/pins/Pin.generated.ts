/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type PinButton_PostFragment = { __typename: 'Post', id: string, viewerHasPinned: boolean } & { ' $fragmentName'?: 'PinButton_PostFragment' };

export type PinDetails_PostFragment = { __typename: 'Post', id: string, viewerPin: { __typename: 'Pin', note: string | null, folder: { __typename: 'PinFolder', id: string, name: string } | null } | null } & { ' $fragmentName'?: 'PinDetails_PostFragment' };

export type PinPostMutationVariables = Exact<{
  id: string;
}>;


export interface PinPostMutation { pinPost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, viewerHasPinned: boolean } } }

export type UnpinPostMutationVariables = Exact<{
  id: string;
}>;


export interface UnpinPostMutation { removePin: { __typename: 'RemovePinPayload', post: { __typename: 'Post', id: string, viewerHasPinned: boolean }, pin: { __typename: 'Pin', note: string | null, folder: { __typename: 'PinFolder', id: string, name: string } | null } | null } }

export type UpdatePinMutationVariables = Exact<{
  id: string;
  input: Schema.UpdatePinInput;
}>;


export interface UpdatePinMutation { updatePin: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, viewerPin: { __typename: 'Pin', note: string | null, folder: { __typename: 'PinFolder', id: string, name: string } | null } | null } } }

export type RestorePinMutationVariables = Exact<{
  id: string;
  input: Schema.UpdatePinInput;
}>;


export interface RestorePinMutation { pinPost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, viewerHasPinned: boolean } }, updatePin: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, viewerPin: { __typename: 'Pin', note: string | null, folder: { __typename: 'PinFolder', id: string, name: string } | null } | null } } }


export const PinButton_PostFragmentDoc = /* @__PURE__ */ documentOf<PinButton_PostFragment, Record<string, never>>("fragment PinButton_post on Post{id viewerHasPinned}");

export const PinDetails_PostFragmentDoc = /* @__PURE__ */ documentOf<PinDetails_PostFragment, Record<string, never>>("fragment PinDetails_post on Post{id viewerPin{note folder{id name}}}");

export const PinPostDocument = /* @__PURE__ */ documentOf<PinPostMutation, PinPostMutationVariables>("mutation PinPost($id:ID!){pinPost(id:$id){post{...PinButton_post@unmask}}}", PinButton_PostFragmentDoc);
export function usePinPostMutation(options?: MutationOptions<PinPostMutation, PinPostMutationVariables>) {
  return useMutation(PinPostDocument, options);
}

export const UnpinPostDocument = /* @__PURE__ */ documentOf<UnpinPostMutation, UnpinPostMutationVariables>("mutation UnpinPost($id:ID!){removePin(id:$id){post{...PinButton_post@unmask}pin{note folder{id name}}}}", PinButton_PostFragmentDoc);
export function useUnpinPostMutation(options?: MutationOptions<UnpinPostMutation, UnpinPostMutationVariables>) {
  return useMutation(UnpinPostDocument, options);
}

export const UpdatePinDocument = /* @__PURE__ */ documentOf<UpdatePinMutation, UpdatePinMutationVariables>("mutation UpdatePin($id:ID!$input:UpdatePinInput!){updatePin(id:$id input:$input){post{...PinDetails_post@unmask}}}", PinDetails_PostFragmentDoc);
export function useUpdatePinMutation(options?: MutationOptions<UpdatePinMutation, UpdatePinMutationVariables>) {
  return useMutation(UpdatePinDocument, options);
}

export const RestorePinDocument = /* @__PURE__ */ documentOf<RestorePinMutation, RestorePinMutationVariables>("mutation RestorePin($id:ID!$input:UpdatePinInput!){pinPost(id:$id){post{...PinButton_post@unmask}}updatePin(id:$id input:$input){post{...PinDetails_post@unmask}}}", PinButton_PostFragmentDoc, PinDetails_PostFragmentDoc);
export function useRestorePinMutation(options?: MutationOptions<RestorePinMutation, RestorePinMutationVariables>) {
  return useMutation(RestorePinDocument, options);
}