/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type ShownNodsQueryVariables = Exact<{ [key: string]: never; }>;


export interface ShownNodsQuery { viewer: { __typename: 'Viewer', user: { __typename: 'User', id: string, hidesNods: boolean } } | null }

export type ShowNodsMutationVariables = Exact<{
  hidesNods: boolean;
}>;


export interface ShowNodsMutation { updateProfile: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', user: { __typename: 'User', id: string, hidesNods: boolean } } } }


export const ShownNodsDocument = /* @__PURE__ */ documentOf<ShownNodsQuery, ShownNodsQueryVariables>("query ShownNods{viewer{user{id hidesNods}}}");
export function useShownNodsQuery(options?: QueryOptions<ShownNodsQuery, ShownNodsQueryVariables>) {
  return useQuery(ShownNodsDocument, options);
}
export function useShownNodsLazyQuery(options?: LazyQueryOptions<ShownNodsQuery, ShownNodsQueryVariables>) {
  return useLazyQuery(ShownNodsDocument, options);
}

export const ShowNodsDocument = /* @__PURE__ */ documentOf<ShowNodsMutation, ShowNodsMutationVariables>("mutation ShowNods($hidesNods:Boolean!){updateProfile(input:{hidesNods:$hidesNods}){viewer{user{id hidesNods}}}}");
export function useShowNodsMutation(options?: MutationOptions<ShowNodsMutation, ShowNodsMutationVariables>) {
  return useMutation(ShowNodsDocument, options);
}