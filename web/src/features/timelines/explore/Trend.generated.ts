/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
export type TopPost_PostFragment = { __typename: 'Post', id: string, content: string, contentWarning: string | null, isSensitive: boolean, createdAt: string, replyCount: number, nodCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null }, media: Array<{ __typename: 'Media', id: string, kind: Schema.MediaKind, url: string, thumbnailUrl: string | null, altText: string }> } & { ' $fragmentName'?: 'TopPost_PostFragment' };

export type Trend_HashtagFragment = { __typename: 'Hashtag', tag: string, name: string, recentPostCount: number, recentAuthorCount: number, history: Array<{ __typename: 'HashtagDay', from: string, postCount: number }>, trend: { __typename: 'HashtagTrend', expected: number, newcomerWeight: number, computedAt: string } | null, topPosts: Array<(
    { __typename: 'Post', id: string }
    & { ' $fragmentRefs'?: { 'TopPost_PostFragment': TopPost_PostFragment } }
  )> } & { ' $fragmentName'?: 'Trend_HashtagFragment' };


export const TopPost_PostFragmentDoc = /* @__PURE__ */ documentOf<TopPost_PostFragment, Record<string, never>>("fragment TopPost_post on Post{id content contentWarning filtered{title action contexts}isSensitive createdAt replyCount nodCount author{id handle displayName imageUrl}media{id kind url thumbnailUrl altText}}");

export const Trend_HashtagFragmentDoc = /* @__PURE__ */ documentOf<Trend_HashtagFragment, Record<string, never>>("fragment Trend_hashtag on Hashtag{tag name recentPostCount recentAuthorCount history{from postCount}trend{expected newcomerWeight computedAt}topPosts(first:2){id ...TopPost_post}}", TopPost_PostFragmentDoc);