/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type PlacesQueryVariables = Exact<{
  query: string;
  first: number;
}>;


export interface PlacesQuery { places: Array<{ __typename: 'Place', name: string, region: string, country: string, latitude: number, longitude: number }> }


export const PlacesDocument = /* @__PURE__ */ documentOf<PlacesQuery, PlacesQueryVariables>("query Places($query:String!$first:Int!){places(query:$query first:$first){name region country latitude longitude}}");
export function usePlacesQuery(options: QueryOptions<PlacesQuery, PlacesQueryVariables>) {
  return useQuery(PlacesDocument, options);
}
export function usePlacesLazyQuery(options?: LazyQueryOptions<PlacesQuery, PlacesQueryVariables>) {
  return useLazyQuery(PlacesDocument, options);
}