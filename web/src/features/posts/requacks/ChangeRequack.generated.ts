/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
import { RequackButton_PostFragmentDoc } from './Requack.generated';
export type RequackPostMutationVariables = Exact<{
  id: string;
}>;


export interface RequackPostMutation { requackPost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, requackCount: number, viewerHasRequacked: boolean } } }

export type UnrequackPostMutationVariables = Exact<{
  id: string;
}>;


export interface UnrequackPostMutation { unrequackPost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, requackCount: number, viewerHasRequacked: boolean } } }


export const RequackPostDocument = /* @__PURE__ */ documentOf<RequackPostMutation, RequackPostMutationVariables>("mutation RequackPost($id:ID!){requackPost(id:$id){post{...RequackButton_post@unmask}}}", RequackButton_PostFragmentDoc);
export function useRequackPostMutation(options?: MutationOptions<RequackPostMutation, RequackPostMutationVariables>) {
  return useMutation(RequackPostDocument, options);
}

export const UnrequackPostDocument = /* @__PURE__ */ documentOf<UnrequackPostMutation, UnrequackPostMutationVariables>("mutation UnrequackPost($id:ID!){unrequackPost(id:$id){post{...RequackButton_post@unmask}}}", RequackButton_PostFragmentDoc);
export function useUnrequackPostMutation(options?: MutationOptions<UnrequackPostMutation, UnrequackPostMutationVariables>) {
  return useMutation(UnrequackPostDocument, options);
}