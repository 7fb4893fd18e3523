/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
import { FollowButton_UserFragmentDoc } from '../../people/follows/Follow.generated';
import { PostContent_PostFragmentDoc } from '../../posts/card/PostCard.generated';
import { NodButton_PostFragmentDoc } from '../../posts/nods/Nod.generated';
import { Unread_ViewerFragmentDoc } from '../../session/viewer/Unread.generated';
export type NotificationRow_NotificationFragment = { __typename: 'Notification', id: string, kind: Schema.NotificationKind, position: string, createdAt: string, isRead: boolean, reason: string | null, actorCount: number, actCount: number, actors: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean }>, post: { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, visibility: Schema.Visibility, createdAt: string, replyCount: number, nodCount: number, viewerHasNodded: boolean, parent: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null } | null, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerFollowState: Schema.FollowState }, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } | null } & { ' $fragmentName'?: 'NotificationRow_NotificationFragment' };

export type NotificationsQueryVariables = Exact<{
  filter: Schema.NotificationFilter;
  kinds?: Array<Schema.NotificationKind> | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface NotificationsQuery { viewer: { __typename: 'Viewer', notifications: { __typename: 'NotificationConnection', edges: Array<{ __typename: 'NotificationEdge', cursor: string, node: { __typename: 'Notification', id: string, kind: Schema.NotificationKind, position: string, createdAt: string, isRead: boolean, reason: string | null, actorCount: number, actCount: number, actors: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean }>, post: { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, visibility: Schema.Visibility, createdAt: string, replyCount: number, nodCount: number, viewerHasNodded: boolean, parent: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null } | null, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerFollowState: Schema.FollowState }, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type MarkNotificationsReadMutationVariables = Exact<{
  upTo?: string | null | undefined;
}>;


export interface MarkNotificationsReadMutation { markNotificationsRead: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', unreadNotificationCount: number, unreadWhisperCount: number } } }

export type NotificationAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export interface NotificationAddedSubscription { notificationAdded: { __typename: 'Notification', id: string, kind: Schema.NotificationKind, position: string, createdAt: string, isRead: boolean, reason: string | null, actorCount: number, actCount: number, actors: Array<{ __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, followerCount: number, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean }>, post: { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, visibility: Schema.Visibility, createdAt: string, replyCount: number, nodCount: number, viewerHasNodded: boolean, parent: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, contentWarning: string | null } | null } | null, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, viewerFollowState: Schema.FollowState }, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } | null } }


export const NotificationRow_NotificationFragmentDoc = /* @__PURE__ */ documentOf<NotificationRow_NotificationFragment, Record<string, never>>("fragment NotificationRow_notification on Notification{id kind position createdAt isRead reason actorCount actCount actors{id handle displayName imageUrl ...FollowButton_user@unmask}post{...PostContent_post@unmask parent{id content contentWarning}quote{state post{id content contentWarning}}...NodButton_post@unmask}}", FollowButton_UserFragmentDoc, PostContent_PostFragmentDoc, NodButton_PostFragmentDoc);

export const NotificationsDocument = /* @__PURE__ */ documentOf<NotificationsQuery, NotificationsQueryVariables>("query Notifications($filter:NotificationFilter!$kinds:[NotificationKind!]$first:Int!$after:String){viewer{notifications(filter:$filter kinds:$kinds first:$first after:$after){edges{cursor node{...NotificationRow_notification@unmask}}pageInfo{hasNextPage endCursor}}}}", NotificationRow_NotificationFragmentDoc);
export function useNotificationsQuery(options: QueryOptions<NotificationsQuery, NotificationsQueryVariables>) {
  return useQuery(NotificationsDocument, options);
}
export function useNotificationsLazyQuery(options?: LazyQueryOptions<NotificationsQuery, NotificationsQueryVariables>) {
  return useLazyQuery(NotificationsDocument, options);
}

export const MarkNotificationsReadDocument = /* @__PURE__ */ documentOf<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>("mutation MarkNotificationsRead($upTo:ID){markNotificationsRead(upTo:$upTo){viewer{...Unread_viewer@unmask}}}", Unread_ViewerFragmentDoc);
export function useMarkNotificationsReadMutation(options?: MutationOptions<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>) {
  return useMutation(MarkNotificationsReadDocument, options);
}

export const NotificationAddedDocument = /* @__PURE__ */ documentOf<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>("subscription NotificationAdded{notificationAdded{...NotificationRow_notification@unmask}}", NotificationRow_NotificationFragmentDoc);
export function useNotificationAddedSubscription(options?: SubscriptionOptions<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>) {
  return useSubscription(NotificationAddedDocument, options);
}