/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from '../../../people/rows/PersonRow.generated';
import { NotificationRow_NotificationFragmentDoc } from '../Notifications.generated';
export type NotificationRequest_RequestFragment = { __typename: 'NotificationRequest', id: string, count: number, user: (
    { __typename: 'User', id: string, handle: string, displayName: string }
    & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
  ), notification: { __typename: 'Notification', kind: Schema.NotificationKind, id: string, position: string, createdAt: string, isRead: boolean, reason: string | null, actorCount: number, actCount: number, actors: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean }>, post: { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, visibility: Schema.Visibility, createdAt: string, replyCount: number, nodCount: number, viewerHasNodded: boolean, parent: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null } | null, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerFollowState: Schema.FollowState }, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } | null } } & { ' $fragmentName'?: 'NotificationRequest_RequestFragment' };

export type NotificationRequestCounts_ViewerFragment = { __typename: 'Viewer', notificationRequestCount: number, unreadNotificationCount: number } & { ' $fragmentName'?: 'NotificationRequestCounts_ViewerFragment' };

export type NotificationRequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface NotificationRequestsQuery { viewer: { __typename: 'Viewer', notificationRequestCount: number, notificationRequests: { __typename: 'NotificationRequestConnection', edges: Array<{ __typename: 'NotificationRequestEdge', cursor: string, node: { __typename: 'NotificationRequest', id: string, count: number, user: (
            { __typename: 'User', id: string, handle: string, displayName: string }
            & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
          ), notification: { __typename: 'Notification', kind: Schema.NotificationKind, id: string, position: string, createdAt: string, isRead: boolean, reason: string | null, actorCount: number, actCount: number, actors: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean }>, post: { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, visibility: Schema.Visibility, createdAt: string, replyCount: number, nodCount: number, viewerHasNodded: boolean, parent: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null } | null, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerFollowState: Schema.FollowState }, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type NotificationRequestCountQueryVariables = Exact<{ [key: string]: never; }>;


export interface NotificationRequestCountQuery { viewer: { __typename: 'Viewer', notificationRequestCount: number } | null }

export type AcceptNotificationRequestMutationVariables = Exact<{
  id: string;
}>;


export interface AcceptNotificationRequestMutation { acceptNotificationRequest: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', notificationRequestCount: number, unreadNotificationCount: number } } }

export type DismissNotificationRequestMutationVariables = Exact<{
  id: string;
}>;


export interface DismissNotificationRequestMutation { dismissNotificationRequest: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', notificationRequestCount: number, unreadNotificationCount: number } } }

export type RestoreNotificationRequestMutationVariables = Exact<{
  id: string;
}>;


export interface RestoreNotificationRequestMutation { restoreNotificationRequest: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', notificationRequestCount: number, unreadNotificationCount: number } } }


export const NotificationRequest_RequestFragmentDoc = /* @__PURE__ */ documentOf<NotificationRequest_RequestFragment, Record<string, never>>("fragment NotificationRequest_request on NotificationRequest{id count user{id handle displayName ...PersonRow_user}notification{kind ...NotificationRow_notification@unmask}}", PersonRow_UserFragmentDoc, NotificationRow_NotificationFragmentDoc);

export const NotificationRequestCounts_ViewerFragmentDoc = /* @__PURE__ */ documentOf<NotificationRequestCounts_ViewerFragment, Record<string, never>>("fragment NotificationRequestCounts_viewer on Viewer{notificationRequestCount unreadNotificationCount}");

export const NotificationRequestsDocument = /* @__PURE__ */ documentOf<NotificationRequestsQuery, NotificationRequestsQueryVariables>("query NotificationRequests($first:Int!$after:String){viewer{notificationRequestCount notificationRequests(first:$first after:$after){edges{cursor node{...NotificationRequest_request@unmask}}pageInfo{hasNextPage endCursor}}}}", NotificationRequest_RequestFragmentDoc);
export function useNotificationRequestsQuery(options: QueryOptions<NotificationRequestsQuery, NotificationRequestsQueryVariables>) {
  return useQuery(NotificationRequestsDocument, options);
}
export function useNotificationRequestsLazyQuery(options?: LazyQueryOptions<NotificationRequestsQuery, NotificationRequestsQueryVariables>) {
  return useLazyQuery(NotificationRequestsDocument, options);
}

export const NotificationRequestCountDocument = /* @__PURE__ */ documentOf<NotificationRequestCountQuery, NotificationRequestCountQueryVariables>("query NotificationRequestCount{viewer{notificationRequestCount}}");
export function useNotificationRequestCountQuery(options?: QueryOptions<NotificationRequestCountQuery, NotificationRequestCountQueryVariables>) {
  return useQuery(NotificationRequestCountDocument, options);
}
export function useNotificationRequestCountLazyQuery(options?: LazyQueryOptions<NotificationRequestCountQuery, NotificationRequestCountQueryVariables>) {
  return useLazyQuery(NotificationRequestCountDocument, options);
}

export const AcceptNotificationRequestDocument = /* @__PURE__ */ documentOf<AcceptNotificationRequestMutation, AcceptNotificationRequestMutationVariables>("mutation AcceptNotificationRequest($id:ID!){acceptNotificationRequest(userId:$id){viewer{...NotificationRequestCounts_viewer@unmask}}}", NotificationRequestCounts_ViewerFragmentDoc);
export function useAcceptNotificationRequestMutation(options?: MutationOptions<AcceptNotificationRequestMutation, AcceptNotificationRequestMutationVariables>) {
  return useMutation(AcceptNotificationRequestDocument, options);
}

export const DismissNotificationRequestDocument = /* @__PURE__ */ documentOf<DismissNotificationRequestMutation, DismissNotificationRequestMutationVariables>("mutation DismissNotificationRequest($id:ID!){dismissNotificationRequest(userId:$id){viewer{...NotificationRequestCounts_viewer@unmask}}}", NotificationRequestCounts_ViewerFragmentDoc);
export function useDismissNotificationRequestMutation(options?: MutationOptions<DismissNotificationRequestMutation, DismissNotificationRequestMutationVariables>) {
  return useMutation(DismissNotificationRequestDocument, options);
}

export const RestoreNotificationRequestDocument = /* @__PURE__ */ documentOf<RestoreNotificationRequestMutation, RestoreNotificationRequestMutationVariables>("mutation RestoreNotificationRequest($id:ID!){restoreNotificationRequest(userId:$id){viewer{...NotificationRequestCounts_viewer@unmask}}}", NotificationRequestCounts_ViewerFragmentDoc);
export function useRestoreNotificationRequestMutation(options?: MutationOptions<RestoreNotificationRequestMutation, RestoreNotificationRequestMutationVariables>) {
  return useMutation(RestoreNotificationRequestDocument, options);
}