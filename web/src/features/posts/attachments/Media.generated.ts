/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type UpdateMediaMutationVariables = Exact<{
  id: string;
  altText: string;
}>;


export interface UpdateMediaMutation { updateMedia: { __typename: 'Media', id: string, altText: string } }

export type DeleteMediaMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteMediaMutation { deleteMedia: { __typename: 'DeletePayload', deletedId: string } }


export const UpdateMediaDocument = /* @__PURE__ */ documentOf<UpdateMediaMutation, UpdateMediaMutationVariables>("mutation UpdateMedia($id:ID!$altText:String!){updateMedia(id:$id input:{altText:$altText}){id altText}}");
export function useUpdateMediaMutation(options?: MutationOptions<UpdateMediaMutation, UpdateMediaMutationVariables>) {
  return useMutation(UpdateMediaDocument, options);
}

export const DeleteMediaDocument = /* @__PURE__ */ documentOf<DeleteMediaMutation, DeleteMediaMutationVariables>("mutation DeleteMedia($id:ID!){deleteMedia(id:$id){deletedId}}");
export function useDeleteMediaMutation(options?: MutationOptions<DeleteMediaMutation, DeleteMediaMutationVariables>) {
  return useMutation(DeleteMediaDocument, options);
}