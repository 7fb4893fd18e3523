/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from '../rows/PersonRow.generated';
export type FollowRequest_UserFragment = (
  { __typename: 'User', id: string, handle: string, displayName: string, viewerFollowState: Schema.FollowState, isFollowingViewer: boolean }
  & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
) & { ' $fragmentName'?: 'FollowRequest_UserFragment' };

export type FollowRequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface FollowRequestsQuery { viewer: { __typename: 'Viewer', followRequestCount: number, followRequests: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: (
          { __typename: 'User', id: string, handle: string, displayName: string, viewerFollowState: Schema.FollowState, isFollowingViewer: boolean }
          & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type FollowRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export interface FollowRequestCountQuery { viewer: { __typename: 'Viewer', followRequestCount: number } | null }

export type AcceptFollowMutationVariables = Exact<{
  id: string;
}>;


export interface AcceptFollowMutation { acceptFollow: { __typename: 'UserPayload', user: { __typename: 'User', id: string, isFollowingViewer: boolean, followingCount: number } } }

export type RejectFollowMutationVariables = Exact<{
  id: string;
}>;


export interface RejectFollowMutation { rejectFollow: { __typename: 'UserPayload', user: { __typename: 'User', id: string, isFollowingViewer: boolean } } }

export type AcceptAllFollowsMutationVariables = Exact<{ [key: string]: never; }>;


export interface AcceptAllFollowsMutation { acceptAllFollows: { __typename: 'AcceptAllFollowsPayload', acceptedCount: number, remainingCount: number } }

export type RemoveFollowerMutationVariables = Exact<{
  id: string;
}>;


export interface RemoveFollowerMutation { removeFollower: { __typename: 'UserPayload', user: { __typename: 'User', id: string, isFollowingViewer: boolean, followingCount: number } } }


export const FollowRequest_UserFragmentDoc = /* @__PURE__ */ documentOf<FollowRequest_UserFragment, Record<string, never>>("fragment FollowRequest_user on User{id handle displayName viewerFollowState isFollowingViewer ...PersonRow_user}", PersonRow_UserFragmentDoc);

export const FollowRequestsDocument = /* @__PURE__ */ documentOf<FollowRequestsQuery, FollowRequestsQueryVariables>("query FollowRequests($first:Int!$after:String){viewer{followRequestCount followRequests(first:$first after:$after){edges{cursor node{...FollowRequest_user@unmask}}pageInfo{hasNextPage endCursor}}}}", FollowRequest_UserFragmentDoc);
export function useFollowRequestsQuery(options: QueryOptions<FollowRequestsQuery, FollowRequestsQueryVariables>) {
  return useQuery(FollowRequestsDocument, options);
}
export function useFollowRequestsLazyQuery(options?: LazyQueryOptions<FollowRequestsQuery, FollowRequestsQueryVariables>) {
  return useLazyQuery(FollowRequestsDocument, options);
}

export const FollowRequestCountDocument = /* @__PURE__ */ documentOf<FollowRequestCountQuery, FollowRequestCountQueryVariables>("query FollowRequestCount{viewer{followRequestCount}}");
export function useFollowRequestCountQuery(options?: QueryOptions<FollowRequestCountQuery, FollowRequestCountQueryVariables>) {
  return useQuery(FollowRequestCountDocument, options);
}
export function useFollowRequestCountLazyQuery(options?: LazyQueryOptions<FollowRequestCountQuery, FollowRequestCountQueryVariables>) {
  return useLazyQuery(FollowRequestCountDocument, options);
}

export const AcceptFollowDocument = /* @__PURE__ */ documentOf<AcceptFollowMutation, AcceptFollowMutationVariables>("mutation AcceptFollow($id:ID!){acceptFollow(userId:$id){user{id isFollowingViewer followingCount}}}");
export function useAcceptFollowMutation(options?: MutationOptions<AcceptFollowMutation, AcceptFollowMutationVariables>) {
  return useMutation(AcceptFollowDocument, options);
}

export const RejectFollowDocument = /* @__PURE__ */ documentOf<RejectFollowMutation, RejectFollowMutationVariables>("mutation RejectFollow($id:ID!){rejectFollow(userId:$id){user{id isFollowingViewer}}}");
export function useRejectFollowMutation(options?: MutationOptions<RejectFollowMutation, RejectFollowMutationVariables>) {
  return useMutation(RejectFollowDocument, options);
}

export const AcceptAllFollowsDocument = /* @__PURE__ */ documentOf<AcceptAllFollowsMutation, AcceptAllFollowsMutationVariables>("mutation AcceptAllFollows{acceptAllFollows{acceptedCount remainingCount}}");
export function useAcceptAllFollowsMutation(options?: MutationOptions<AcceptAllFollowsMutation, AcceptAllFollowsMutationVariables>) {
  return useMutation(AcceptAllFollowsDocument, options);
}

export const RemoveFollowerDocument = /* @__PURE__ */ documentOf<RemoveFollowerMutation, RemoveFollowerMutationVariables>("mutation RemoveFollower($id:ID!){removeFollower(id:$id){user{id isFollowingViewer followingCount}}}");
export function useRemoveFollowerMutation(options?: MutationOptions<RemoveFollowerMutation, RemoveFollowerMutationVariables>) {
  return useMutation(RemoveFollowerDocument, options);
}