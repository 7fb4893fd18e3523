/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
export type ReplyParent_PostFragment = { __typename: 'Post', id: string, parent: { __typename: 'Post', id: string } | null } & { ' $fragmentName'?: 'ReplyParent_PostFragment' };

export type RepliedPost_PostFragment = { __typename: 'Post', id: string, content: string, contentWarning: string | null, createdAt: string, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, author: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null }, media: Array<{ __typename: 'Media', id: string, altText: string }> } & { ' $fragmentName'?: 'RepliedPost_PostFragment' };


export const ReplyParent_PostFragmentDoc = /* @__PURE__ */ documentOf<ReplyParent_PostFragment, Record<string, never>>("fragment ReplyParent_post on Post{id parent{id}}");

export const RepliedPost_PostFragmentDoc = /* @__PURE__ */ documentOf<RepliedPost_PostFragment, Record<string, never>>("fragment RepliedPost_post on Post{id content contentWarning filtered{title action contexts}createdAt author{id handle displayName imageUrl}media{id altText}}");