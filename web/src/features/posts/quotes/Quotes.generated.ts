/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../card/PostCard.generated';
import { PostList_ConnectionFragmentDoc } from '../card/PostList.generated';
import { MediaItemFragmentDoc } from '../media/MediaItem.generated';
export type QuotedPost_PostFragment = { __typename: 'Post', id: string, content: string, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } & { ' $fragmentName'?: 'QuotedPost_PostFragment' };

export type PostQuote_PostFragment = { __typename: 'Post', quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null } | null } & { ' $fragmentName'?: 'PostQuote_PostFragment' };

export type QuoteOfPostQueryVariables = Exact<{
  id: string;
}>;


export interface QuoteOfPostQuery { post: { __typename: 'Post', id: string, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null } | null } | null }

export type QuotedPostQueryVariables = Exact<{
  id: string;
}>;


export interface QuotedPostQuery { post: { __typename: 'Post', visibility: Schema.Visibility, viewerCanQuote: Schema.QuotePermission, id: string, content: string, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null }

export type QuotesOfPostQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface QuotesOfPostQuery { post: { __typename: 'Post', id: string, quotes: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: (
          { __typename: 'Post', id: string, content: string, contentWarning: string | null, author: { __typename: 'User', id: string, handle: string, displayName: string }, requackOf: (
            { __typename: 'Post', id: string }
            & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
          ) | null }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type SetQuoteRuleMutationVariables = Exact<{
  id: string;
  rule: Schema.QuoteRule;
}>;


export interface SetQuoteRuleMutation { setQuoteRule: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, quoteRule: Schema.QuoteRule } } }

export type DecideQuoteMutationVariables = Exact<{
  id: string;
  accept: boolean;
}>;


export interface DecideQuoteMutation { decideQuote: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null } | null } } }

export type RevokeQuoteMutationVariables = Exact<{
  id: string;
}>;


export interface RevokeQuoteMutation { revokeQuote: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null } | null } } }


export const QuotedPost_PostFragmentDoc = /* @__PURE__ */ documentOf<QuotedPost_PostFragment, Record<string, never>>("fragment QuotedPost_post on Post{id content contentWarning isSensitive isQuote createdAt media{...MediaItem@unmask}author{id handle displayName imageUrl}}", MediaItemFragmentDoc);

export const PostQuote_PostFragmentDoc = /* @__PURE__ */ documentOf<PostQuote_PostFragment, Record<string, never>>("fragment PostQuote_post on Post{quote{state post{...QuotedPost_post@unmask}}}", QuotedPost_PostFragmentDoc);

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

export const QuotesOfPostDocument = /* @__PURE__ */ documentOf<QuotesOfPostQuery, QuotesOfPostQueryVariables>("query QuotesOfPost($id:ID!$first:Int!$after:String){post(id:$id){id quotes(first:$first after:$after){...PostList_connection@unmask}}}", PostList_ConnectionFragmentDoc);
export function useQuotesOfPostQuery(options: QueryOptions<QuotesOfPostQuery, QuotesOfPostQueryVariables>) {
  return useQuery(QuotesOfPostDocument, options);
}
export function useQuotesOfPostLazyQuery(options?: LazyQueryOptions<QuotesOfPostQuery, QuotesOfPostQueryVariables>) {
  return useLazyQuery(QuotesOfPostDocument, options);
}

export const SetQuoteRuleDocument = /* @__PURE__ */ documentOf<SetQuoteRuleMutation, SetQuoteRuleMutationVariables>("mutation SetQuoteRule($id:ID!$rule:QuoteRule!){setQuoteRule(postId:$id rule:$rule){post{id quoteRule}}}");
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