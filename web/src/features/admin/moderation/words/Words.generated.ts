/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
export type WordRow_WordFragment = { __typename: 'HeldWord', id: string, kind: Schema.HeldWordKind, text: string, comment: string, createdAt: string, createdBy: string | null } & { ' $fragmentName'?: 'WordRow_WordFragment' };

export type HeldWordsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface HeldWordsQuery { heldWords: { __typename: 'HeldWordConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'HeldWordEdge', cursor: string, node: { __typename: 'HeldWord', id: string, kind: Schema.HeldWordKind, text: string, comment: string, createdAt: string, createdBy: string | null } }> } }

export type AddHeldWordMutationVariables = Exact<{
  input: Schema.AddHeldWordInput;
}>;


export interface AddHeldWordMutation { addHeldWord: { __typename: 'HeldWordPayload', heldWord: { __typename: 'HeldWord', id: string, kind: Schema.HeldWordKind, text: string, comment: string, createdAt: string, createdBy: string | null } } }

export type RemoveHeldWordMutationVariables = Exact<{
  id: string;
}>;


export interface RemoveHeldWordMutation { removeHeldWord: { __typename: 'DeletePayload', deletedId: string } }


export const WordRow_WordFragmentDoc = /* @__PURE__ */ documentOf<WordRow_WordFragment, Record<string, never>>("fragment WordRow_word on HeldWord{id kind text comment createdAt createdBy}");

export const HeldWordsDocument = /* @__PURE__ */ documentOf<HeldWordsQuery, HeldWordsQueryVariables>("query HeldWords($first:Int!$after:String){heldWords(first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...WordRow_word@unmask}}}}", WordRow_WordFragmentDoc);
export function useHeldWordsQuery(options: QueryOptions<HeldWordsQuery, HeldWordsQueryVariables>) {
  return useQuery(HeldWordsDocument, options);
}
export function useHeldWordsLazyQuery(options?: LazyQueryOptions<HeldWordsQuery, HeldWordsQueryVariables>) {
  return useLazyQuery(HeldWordsDocument, options);
}

export const AddHeldWordDocument = /* @__PURE__ */ documentOf<AddHeldWordMutation, AddHeldWordMutationVariables>("mutation AddHeldWord($input:AddHeldWordInput!){addHeldWord(input:$input){heldWord{...WordRow_word@unmask}}}", WordRow_WordFragmentDoc);
export function useAddHeldWordMutation(options?: MutationOptions<AddHeldWordMutation, AddHeldWordMutationVariables>) {
  return useMutation(AddHeldWordDocument, options);
}

export const RemoveHeldWordDocument = /* @__PURE__ */ documentOf<RemoveHeldWordMutation, RemoveHeldWordMutationVariables>("mutation RemoveHeldWord($id:ID!){removeHeldWord(id:$id){deletedId}}");
export function useRemoveHeldWordMutation(options?: MutationOptions<RemoveHeldWordMutation, RemoveHeldWordMutationVariables>) {
  return useMutation(RemoveHeldWordDocument, options);
}