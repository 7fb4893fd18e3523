/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../card/PostCard.generated';
import { UnlessPlain_PostFragmentDoc } from '../plain/UnlessPlain.generated';
export type SetReplyRuleMutationVariables = Exact<{
  postId: string;
  rule: Array<Schema.ReplyAudience>;
  closeAt?: string | null | undefined;
}>;


export interface SetReplyRuleMutation { setReplyRule: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } } }

export type HideReplyMutationVariables = Exact<{
  id: string;
}>;


export interface HideReplyMutation { hideReply: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } } }

export type UnhideReplyMutationVariables = Exact<{
  id: string;
}>;


export interface UnhideReplyMutation { unhideReply: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } } }

export type ReplyTermsQueryVariables = Exact<{
  id: string;
}>;


export interface ReplyTermsQuery { post: { __typename: 'Post', id: string, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } | null }

export type HiddenRepliesQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface HiddenRepliesQuery { post: { __typename: 'Post', id: string, hiddenReplies: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: (
          { __typename: 'Post', id: string, content: string, contentWarning: string | null, author: { __typename: 'User', id: string, handle: string, displayName: string } }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const SetReplyRuleDocument = /* @__PURE__ */ documentOf<SetReplyRuleMutation, SetReplyRuleMutationVariables>("mutation SetReplyRule($postId:ID!$rule:[ReplyAudience!]!$closeAt:DateTime){setReplyRule(postId:$postId rule:$rule closeAt:$closeAt){post{...UnlessPlain_post@unmask}}}", UnlessPlain_PostFragmentDoc);
export function useSetReplyRuleMutation(options?: MutationOptions<SetReplyRuleMutation, SetReplyRuleMutationVariables>) {
  return useMutation(SetReplyRuleDocument, options);
}

export const HideReplyDocument = /* @__PURE__ */ documentOf<HideReplyMutation, HideReplyMutationVariables>("mutation HideReply($id:ID!){hideReply(id:$id){post{...UnlessPlain_post@unmask}}}", UnlessPlain_PostFragmentDoc);
export function useHideReplyMutation(options?: MutationOptions<HideReplyMutation, HideReplyMutationVariables>) {
  return useMutation(HideReplyDocument, options);
}

export const UnhideReplyDocument = /* @__PURE__ */ documentOf<UnhideReplyMutation, UnhideReplyMutationVariables>("mutation UnhideReply($id:ID!){unhideReply(id:$id){post{...UnlessPlain_post@unmask}}}", UnlessPlain_PostFragmentDoc);
export function useUnhideReplyMutation(options?: MutationOptions<UnhideReplyMutation, UnhideReplyMutationVariables>) {
  return useMutation(UnhideReplyDocument, options);
}

export const ReplyTermsDocument = /* @__PURE__ */ documentOf<ReplyTermsQuery, ReplyTermsQueryVariables>("query ReplyTerms($id:ID!){post(id:$id){...UnlessPlain_post@unmask}}", UnlessPlain_PostFragmentDoc);
export function useReplyTermsQuery(options: QueryOptions<ReplyTermsQuery, ReplyTermsQueryVariables>) {
  return useQuery(ReplyTermsDocument, options);
}
export function useReplyTermsLazyQuery(options?: LazyQueryOptions<ReplyTermsQuery, ReplyTermsQueryVariables>) {
  return useLazyQuery(ReplyTermsDocument, options);
}

export const HiddenRepliesDocument = /* @__PURE__ */ documentOf<HiddenRepliesQuery, HiddenRepliesQueryVariables>("query HiddenReplies($id:ID!$first:Int!$after:String){post(id:$id){id hiddenReplies(first:$first after:$after){edges{cursor node{id content contentWarning author{id handle displayName}...PostCard_post}}pageInfo{hasNextPage endCursor}}}}", PostCard_PostFragmentDoc);
export function useHiddenRepliesQuery(options: QueryOptions<HiddenRepliesQuery, HiddenRepliesQueryVariables>) {
  return useQuery(HiddenRepliesDocument, options);
}
export function useHiddenRepliesLazyQuery(options?: LazyQueryOptions<HiddenRepliesQuery, HiddenRepliesQueryVariables>) {
  return useLazyQuery(HiddenRepliesDocument, options);
}