/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
import { MediaItemFragmentDoc } from '../media/MediaItem.generated';
export type QuotedPost_PostFragment = { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } & { ' $fragmentName'?: 'QuotedPost_PostFragment' };

export type PostQuote_PostFragment = { __typename: 'Post', quote: { __typename: 'Quote', state: Schema.QuoteState, post: { __typename: 'Post', id: string, content: string, language: string | null, contentWarning: string | null, isSensitive: boolean, isQuote: boolean, createdAt: string, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, media: Array<{ __typename: 'Media', id: string, url: string, thumbnailUrl: string | null, kind: Schema.MediaKind, width: number | null, height: number | null, altText: string, placeholder: string | null, isAnimated: boolean }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null } } | null } | null } & { ' $fragmentName'?: 'PostQuote_PostFragment' };


export const QuotedPost_PostFragmentDoc = /* @__PURE__ */ documentOf<QuotedPost_PostFragment, Record<string, never>>("fragment QuotedPost_post on Post{id content language contentWarning isSensitive isQuote filtered{title action contexts}createdAt media{...MediaItem@unmask}author{id handle displayName imageUrl}}", MediaItemFragmentDoc);

export const PostQuote_PostFragmentDoc = /* @__PURE__ */ documentOf<PostQuote_PostFragment, Record<string, never>>("fragment PostQuote_post on Post{quote{state post{...QuotedPost_post@unmask}}}", QuotedPost_PostFragmentDoc);