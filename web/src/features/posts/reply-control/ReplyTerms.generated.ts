/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { documentOf } from '../../../graphql/document';
export type ReplyTerms_PostFragment = { __typename: 'Post', id: string, replyRule: Array<Schema.ReplyAudience>, repliesCloseAt: string | null, viewerCanReply: Schema.ReplyPermission, isFolded: boolean, hiddenReplyCount: number } & { ' $fragmentName'?: 'ReplyTerms_PostFragment' };


export const ReplyTerms_PostFragmentDoc = /* @__PURE__ */ documentOf<ReplyTerms_PostFragment, Record<string, never>>("fragment ReplyTerms_post on Post{id replyRule repliesCloseAt viewerCanReply isFolded hiddenReplyCount}");