/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../card/PostCard.generated';
import { MediaItemFragmentDoc } from '../media/MediaItem.generated';
export type Poll_DraftFragment = { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } & { ' $fragmentName'?: 'Poll_DraftFragment' };

export type Part_DraftFragment = { __typename: 'ThreadPart', content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null } & { ' $fragmentName'?: 'Part_DraftFragment' };

export type Scheduled_ItemFragment = { __typename: 'ScheduledPost', id: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, visibility: Schema.Visibility, quotePostId: string | null, quoteRule: Schema.QuoteRule, replyRule: Array<Schema.ReplyAudience>, repliesCloseAfterHours: number | null, publishAt: string, failure: string | null, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null, thread: Array<{ __typename: 'ThreadPart', content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null }> } & { ' $fragmentName'?: 'Scheduled_ItemFragment' };

export type ScheduledPostsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface ScheduledPostsQuery { viewer: { __typename: 'Viewer', scheduledPosts: { __typename: 'ScheduledPostConnection', edges: Array<{ __typename: 'ScheduledPostEdge', cursor: string, node: { __typename: 'ScheduledPost', id: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, visibility: Schema.Visibility, quotePostId: string | null, quoteRule: Schema.QuoteRule, replyRule: Array<Schema.ReplyAudience>, repliesCloseAfterHours: number | null, publishAt: string, failure: string | null, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null, thread: Array<{ __typename: 'ThreadPart', content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, start: number, end: number, text: string, target: string }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, poll: { __typename: 'ScheduledPoll', options: Array<string>, durationMinutes: number, isMultiple: boolean, hidesUntilEnd: boolean } | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type SchedulePostMutationVariables = Exact<{
  input: Schema.SchedulePostInput;
}>;


export interface SchedulePostMutation { schedulePost: (
    { __typename: 'ScheduledPost', id: string, publishAt: string }
    & { ' $fragmentRefs'?: { 'Scheduled_ItemFragment': Scheduled_ItemFragment } }
  ) }

export type UpdateScheduledPostMutationVariables = Exact<{
  id: string;
  input: Schema.SchedulePostInput;
}>;


export interface UpdateScheduledPostMutation { updateScheduledPost: (
    { __typename: 'ScheduledPost', id: string, publishAt: string }
    & { ' $fragmentRefs'?: { 'Scheduled_ItemFragment': Scheduled_ItemFragment } }
  ) }

export type CancelScheduledPostMutationVariables = Exact<{
  id: string;
}>;


export interface CancelScheduledPostMutation { cancelScheduledPost: { __typename: 'DeletePayload', deletedId: string } }

export type PublishScheduledPostMutationVariables = Exact<{
  id: string;
}>;


export interface PublishScheduledPostMutation { publishScheduledPost: { __typename: 'PostPayload', post: (
      { __typename: 'Post', id: string, visibility: Schema.Visibility, author: { __typename: 'User', id: string, postCount: number } }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) } }


export const Poll_DraftFragmentDoc = /* @__PURE__ */ documentOf<Poll_DraftFragment, Record<string, never>>("fragment Poll_draft on ScheduledPoll{options durationMinutes isMultiple hidesUntilEnd}");

export const Part_DraftFragmentDoc = /* @__PURE__ */ documentOf<Part_DraftFragment, Record<string, never>>("fragment Part_draft on ThreadPart{content language contentWarning isSensitive media{...MediaItem@unmask}poll{...Poll_draft@unmask}}", MediaItemFragmentDoc, Poll_DraftFragmentDoc);

export const Scheduled_ItemFragmentDoc = /* @__PURE__ */ documentOf<Scheduled_ItemFragment, Record<string, never>>("fragment Scheduled_item on ScheduledPost{id content language entities{kind start end text target}contentWarning isSensitive media{...MediaItem@unmask}visibility quotePostId quoteRule replyRule repliesCloseAfterHours poll{...Poll_draft@unmask}thread{...Part_draft@unmask entities{kind start end text target}}publishAt failure}", MediaItemFragmentDoc, Poll_DraftFragmentDoc, Part_DraftFragmentDoc);

export const ScheduledPostsDocument = /* @__PURE__ */ documentOf<ScheduledPostsQuery, ScheduledPostsQueryVariables>("query ScheduledPosts($first:Int!$after:String){viewer{scheduledPosts(first:$first after:$after){edges{cursor node{...Scheduled_item@unmask}}pageInfo{hasNextPage endCursor}}}}", Scheduled_ItemFragmentDoc);
export function useScheduledPostsQuery(options: QueryOptions<ScheduledPostsQuery, ScheduledPostsQueryVariables>) {
  return useQuery(ScheduledPostsDocument, options);
}
export function useScheduledPostsLazyQuery(options?: LazyQueryOptions<ScheduledPostsQuery, ScheduledPostsQueryVariables>) {
  return useLazyQuery(ScheduledPostsDocument, options);
}

export const SchedulePostDocument = /* @__PURE__ */ documentOf<SchedulePostMutation, SchedulePostMutationVariables>("mutation SchedulePost($input:SchedulePostInput!){schedulePost(input:$input){id publishAt ...Scheduled_item}}", Scheduled_ItemFragmentDoc);
export function useSchedulePostMutation(options?: MutationOptions<SchedulePostMutation, SchedulePostMutationVariables>) {
  return useMutation(SchedulePostDocument, options);
}

export const UpdateScheduledPostDocument = /* @__PURE__ */ documentOf<UpdateScheduledPostMutation, UpdateScheduledPostMutationVariables>("mutation UpdateScheduledPost($id:ID!$input:SchedulePostInput!){updateScheduledPost(id:$id input:$input){id publishAt ...Scheduled_item}}", Scheduled_ItemFragmentDoc);
export function useUpdateScheduledPostMutation(options?: MutationOptions<UpdateScheduledPostMutation, UpdateScheduledPostMutationVariables>) {
  return useMutation(UpdateScheduledPostDocument, options);
}

export const CancelScheduledPostDocument = /* @__PURE__ */ documentOf<CancelScheduledPostMutation, CancelScheduledPostMutationVariables>("mutation CancelScheduledPost($id:ID!){cancelScheduledPost(id:$id){deletedId}}");
export function useCancelScheduledPostMutation(options?: MutationOptions<CancelScheduledPostMutation, CancelScheduledPostMutationVariables>) {
  return useMutation(CancelScheduledPostDocument, options);
}

export const PublishScheduledPostDocument = /* @__PURE__ */ documentOf<PublishScheduledPostMutation, PublishScheduledPostMutationVariables>("mutation PublishScheduledPost($id:ID!){publishScheduledPost(id:$id){post{id visibility author{id postCount}...PostCard_post}}}", PostCard_PostFragmentDoc);
export function usePublishScheduledPostMutation(options?: MutationOptions<PublishScheduledPostMutation, PublishScheduledPostMutationVariables>) {
  return useMutation(PublishScheduledPostDocument, options);
}