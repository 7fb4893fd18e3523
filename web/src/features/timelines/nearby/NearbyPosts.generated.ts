/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../../posts/card/PostList.generated';
export type NearbyPostsQueryVariables = Exact<{
  latitude: number;
  longitude: number;
  radiusKm: number;
  first: number;
  after?: string | null | undefined;
}>;


export interface NearbyPostsQuery { nearbyPosts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, distanceKm: number | null, node: (
        { __typename: 'Post', id: string, requackOf: (
          { __typename: 'Post', id: string }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) | null }
        & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }


export const NearbyPostsDocument = /* @__PURE__ */ documentOf<NearbyPostsQuery, NearbyPostsQueryVariables>("query NearbyPosts($latitude:Float!$longitude:Float!$radiusKm:Float!$first:Int!$after:String){nearbyPosts(latitude:$latitude longitude:$longitude radiusKm:$radiusKm first:$first after:$after){...PostList_connection@unmask edges{cursor distanceKm}}}", PostList_ConnectionFragmentDoc);
export function useNearbyPostsQuery(options: QueryOptions<NearbyPostsQuery, NearbyPostsQueryVariables>) {
  return useQuery(NearbyPostsDocument, options);
}
export function useNearbyPostsLazyQuery(options?: LazyQueryOptions<NearbyPostsQuery, NearbyPostsQueryVariables>) {
  return useLazyQuery(NearbyPostsDocument, options);
}