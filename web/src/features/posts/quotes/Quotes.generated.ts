/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { UnlessPlain_PostFragmentDoc } from '../plain/UnlessPlain.generated';
import { PostQuote_PostFragmentDoc, QuotedPost_PostFragmentDoc } from './PostQuote.generated';
export type QuoteOfPostQueryVariables = Exact<{
  id: string;
}>;


export interface QuoteOfPostQuery { post: { __typename: 'Post', id: string, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null } | null } | null }

export type QuotedPostQueryVariables = Exact<{
  id: string;
}>;


export interface QuotedPostQuery { post: { __typename: 'Post', visibility: Schema.Visibility, viewerCanQuote: Schema.QuotePermission, id: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null }

export type SetQuoteRuleMutationVariables = Exact<{
  id: string;
  rule: Schema.QuoteRule;
}>;


export interface SetQuoteRuleMutation { setQuoteRule: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } } }

export type DecideQuoteMutationVariables = Exact<{
  id: string;
  accept: boolean;
}>;


export interface DecideQuoteMutation { decideQuote: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null } | null } } }

export type RevokeQuoteMutationVariables = Exact<{
  id: string;
}>;


export interface RevokeQuoteMutation { revokeQuote: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null } | null } } }


export const QuoteOfPostDocument = /* @__PURE__ */ documentOf<QuoteOfPostQuery, QuoteOfPostQueryVariables>("query QuoteOfPost($id:ID!){post(id:$id){id ...PostQuote_post@unmask}}", PostQuote_PostFragmentDoc);
export function useQuoteOfPostQuery(options: QueryOptions<QuoteOfPostQuery, QuoteOfPostQueryVariables>) {
  return useQuery(QuoteOfPostDocument, options);
}
export function useQuoteOfPostLazyQuery(options?: LazyQueryOptions<QuoteOfPostQuery, QuoteOfPostQueryVariables>) {
  return useLazyQuery(QuoteOfPostDocument, options);
}

export const QuotedPostDocument = /* @__PURE__ */ documentOf<QuotedPostQuery, QuotedPostQueryVariables>("query QuotedPost($id:ID!){post(id:$id){visibility viewerCanQuote ...QuotedPost_post@unmask}}", QuotedPost_PostFragmentDoc);
export function useQuotedPostQuery(options: QueryOptions<QuotedPostQuery, QuotedPostQueryVariables>) {
  return useQuery(QuotedPostDocument, options);
}
export function useQuotedPostLazyQuery(options?: LazyQueryOptions<QuotedPostQuery, QuotedPostQueryVariables>) {
  return useLazyQuery(QuotedPostDocument, options);
}

export const SetQuoteRuleDocument = /* @__PURE__ */ documentOf<SetQuoteRuleMutation, SetQuoteRuleMutationVariables>("mutation SetQuoteRule($id:ID!$rule:QuoteRule!){setQuoteRule(postId:$id rule:$rule){post{...UnlessPlain_post@unmask}}}", UnlessPlain_PostFragmentDoc);
export function useSetQuoteRuleMutation(options?: MutationOptions<SetQuoteRuleMutation, SetQuoteRuleMutationVariables>) {
  return useMutation(SetQuoteRuleDocument, options);
}

export const DecideQuoteDocument = /* @__PURE__ */ documentOf<DecideQuoteMutation, DecideQuoteMutationVariables>("mutation DecideQuote($id:ID!$accept:Boolean!){decideQuote(id:$id accept:$accept){post{id ...PostQuote_post@unmask}}}", PostQuote_PostFragmentDoc);
export function useDecideQuoteMutation(options?: MutationOptions<DecideQuoteMutation, DecideQuoteMutationVariables>) {
  return useMutation(DecideQuoteDocument, options);
}

export const RevokeQuoteDocument = /* @__PURE__ */ documentOf<RevokeQuoteMutation, RevokeQuoteMutationVariables>("mutation RevokeQuote($id:ID!){revokeQuote(id:$id){post{id ...PostQuote_post@unmask}}}", PostQuote_PostFragmentDoc);
export function useRevokeQuoteMutation(options?: MutationOptions<RevokeQuoteMutation, RevokeQuoteMutationVariables>) {
  return useMutation(RevokeQuoteDocument, options);
}