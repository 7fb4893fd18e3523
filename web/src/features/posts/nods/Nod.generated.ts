/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type NodButton_PostFragment = { __typename: 'Post', id: string, nodCount: number, viewerHasNodded: boolean } & { ' $fragmentName'?: 'NodButton_PostFragment' };

export type NodPostMutationVariables = Exact<{
  id: string;
}>;


export interface NodPostMutation { nodPost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, nodCount: number, viewerHasNodded: boolean } } }

export type UnnodPostMutationVariables = Exact<{
  id: string;
}>;


export interface UnnodPostMutation { unnodPost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, nodCount: number, viewerHasNodded: boolean } } }


export const NodButton_PostFragmentDoc = /* @__PURE__ */ documentOf<NodButton_PostFragment, Record<string, never>>("fragment NodButton_post on Post{id nodCount viewerHasNodded}");

export const NodPostDocument = /* @__PURE__ */ documentOf<NodPostMutation, NodPostMutationVariables>("mutation NodPost($id:ID!){nodPost(id:$id){post{...NodButton_post@unmask}}}", NodButton_PostFragmentDoc);
export function useNodPostMutation(options?: MutationOptions<NodPostMutation, NodPostMutationVariables>) {
  return useMutation(NodPostDocument, options);
}

export const UnnodPostDocument = /* @__PURE__ */ documentOf<UnnodPostMutation, UnnodPostMutationVariables>("mutation UnnodPost($id:ID!){unnodPost(id:$id){post{...NodButton_post@unmask}}}", NodButton_PostFragmentDoc);
export function useUnnodPostMutation(options?: MutationOptions<UnnodPostMutation, UnnodPostMutationVariables>) {
  return useMutation(UnnodPostDocument, options);
}