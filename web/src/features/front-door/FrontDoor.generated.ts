/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../graphql/hook-options';
import { type FrontQuack_PostFragment, FrontQuack_PostFragmentDoc } from './FrontQuack.generated';
export type FrontDoorQueryVariables = Exact<{
  first: number;
}>;


export interface FrontDoorQuery { registrationEnabled: boolean, frontPosts: Array<(
    { __typename: 'Post', id: string, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } }
    & { ' $fragmentRefs'?: { 'FrontQuack_PostFragment': FrontQuack_PostFragment } }
  )> }


export const FrontDoorDocument = /* @__PURE__ */ documentOf<FrontDoorQuery, FrontDoorQueryVariables>("query FrontDoor($first:Int!){registrationEnabled frontPosts(first:$first){id author{id handle displayName imageUrl}...FrontQuack_post}}", FrontQuack_PostFragmentDoc);
export function useFrontDoorQuery(options: QueryOptions<FrontDoorQuery, FrontDoorQueryVariables>) {
  return useQuery(FrontDoorDocument, options);
}
export function useFrontDoorLazyQuery(options?: LazyQueryOptions<FrontDoorQuery, FrontDoorQueryVariables>) {
  return useLazyQuery(FrontDoorDocument, options);
}