/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type DeletePostMutationVariables = Exact<{
  id: string;
}>;


export interface DeletePostMutation { deletePost: { __typename: 'DeletePayload', deletedId: string } }


export const DeletePostDocument = /* @__PURE__ */ documentOf<DeletePostMutation, DeletePostMutationVariables>("mutation DeletePost($id:ID!){deletePost(id:$id){deletedId}}");
export function useDeletePostMutation(options?: MutationOptions<DeletePostMutation, DeletePostMutationVariables>) {
  return useMutation(DeletePostDocument, options);
}