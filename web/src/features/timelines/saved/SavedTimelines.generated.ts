/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../../posts/card/PostList.generated';
import { PinDetails_PostFragmentDoc } from '../../posts/pins/Pin.generated';
export type MyNodsQueryVariables = Exact<{
  query?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface MyNodsQuery { viewer: { __typename: 'Viewer', nods: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
          { __typename: 'Post', id: string, requackOf: (
            { __typename: 'Post', id: string }
            & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
          ) | null }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type MyPinsQueryVariables = Exact<{
  query?: string | null | undefined;
  folderId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface MyPinsQuery { viewer: { __typename: 'Viewer', pins: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', node: (
          { __typename: 'Post', id: string, requackOf: (
            { __typename: 'Post', id: string }
            & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
          ) | null, viewerPin: { __typename: 'Pin', note: string | null, folder: { __typename: 'PinFolder', id: string, name: string } | null } | null }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const MyNodsDocument = /* @__PURE__ */ documentOf<MyNodsQuery, MyNodsQueryVariables>("query MyNods($query:String$first:Int!$after:String){viewer{nods(query:$query first:$first after:$after){...PostList_connection@unmask}}}", PostList_ConnectionFragmentDoc);
export function useMyNodsQuery(options: QueryOptions<MyNodsQuery, MyNodsQueryVariables>) {
  return useQuery(MyNodsDocument, options);
}
export function useMyNodsLazyQuery(options?: LazyQueryOptions<MyNodsQuery, MyNodsQueryVariables>) {
  return useLazyQuery(MyNodsDocument, options);
}

export const MyPinsDocument = /* @__PURE__ */ documentOf<MyPinsQuery, MyPinsQueryVariables>("query MyPins($query:String$folderId:ID$first:Int!$after:String){viewer{pins(query:$query folderId:$folderId first:$first after:$after){...PostList_connection@unmask edges{node{id ...PinDetails_post@unmask}}}}}", PostList_ConnectionFragmentDoc, PinDetails_PostFragmentDoc);
export function useMyPinsQuery(options: QueryOptions<MyPinsQuery, MyPinsQueryVariables>) {
  return useQuery(MyPinsDocument, options);
}
export function useMyPinsLazyQuery(options?: LazyQueryOptions<MyPinsQuery, MyPinsQueryVariables>) {
  return useLazyQuery(MyPinsDocument, options);
}