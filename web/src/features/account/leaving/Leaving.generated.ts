/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type DeleteAccountMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export interface DeleteAccountMutation { deleteAccount: { __typename: 'DeleteAccountPayload', deletesAt: string } }

export type DeleteAccountAtOnceMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  handle: string;
}>;


export interface DeleteAccountAtOnceMutation { deleteAccountAtOnce: { __typename: 'DeleteAccountPayload', deletesAt: string } }


export const DeleteAccountDocument = /* @__PURE__ */ documentOf<DeleteAccountMutation, DeleteAccountMutationVariables>("mutation DeleteAccount($password:String!$code:String){deleteAccount(password:$password code:$code){deletesAt}}");
export function useDeleteAccountMutation(options?: MutationOptions<DeleteAccountMutation, DeleteAccountMutationVariables>) {
  return useMutation(DeleteAccountDocument, options);
}

export const DeleteAccountAtOnceDocument = /* @__PURE__ */ documentOf<DeleteAccountAtOnceMutation, DeleteAccountAtOnceMutationVariables>("mutation DeleteAccountAtOnce($password:String!$code:String$handle:String!){deleteAccountAtOnce(password:$password code:$code handle:$handle){deletesAt}}");
export function useDeleteAccountAtOnceMutation(options?: MutationOptions<DeleteAccountAtOnceMutation, DeleteAccountAtOnceMutationVariables>) {
  return useMutation(DeleteAccountAtOnceDocument, options);
}