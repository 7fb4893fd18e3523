/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
export type UnlessPlain_PostFragment = { __typename: 'Post', id: string, unlessPlain: { __typename: 'Post', id: string, isMarkedSensitive: boolean, isMarkedByStaff: boolean, editedAt: string | null, editedAfterNods: number | null, viewerCanEdit: boolean, quoteRule: Schema.QuoteRule, viewerCanQuote: Schema.QuotePermission, isHeld: boolean, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number, filtered: Array<{ __typename: 'FilterMatch', title: string, action: Schema.FilterAction, contexts: Array<Schema.FilterContext> }>, ownPlace: { __typename: 'PostPlace', name: string | null, latitude: number, longitude: number } | null } | null } & { ' $fragmentName'?: 'UnlessPlain_PostFragment' };


export const UnlessPlain_PostFragmentDoc = /* @__PURE__ */ documentOf<UnlessPlain_PostFragment, Record<string, never>>("fragment UnlessPlain_post on Post{id unlessPlain{id isMarkedSensitive isMarkedByStaff filtered{title action contexts}editedAt editedAfterNods viewerCanEdit quoteRule viewerCanQuote isHeld ownPlace{name latitude longitude}replyRule repliesCloseAt viewerCanReply isFolded hiddenReplyCount}}");