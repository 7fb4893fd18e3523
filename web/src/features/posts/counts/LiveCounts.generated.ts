/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { SubscriptionOptions } from '../../../graphql/hook-options';
import { Poll_PollFragmentDoc } from '../polls/Poll.generated';
export type PostCountsChangedSubscriptionVariables = Exact<{
  ids: Array<string>;
}>;


export interface PostCountsChangedSubscription { postCountsChanged: Array<{ __typename: 'PostCounts', postId: string, replyCount: number, nodCount: number, requackCount: number, quoteCount: number, quoteState: Schema.QuoteState | null, poll: { __typename: 'Poll', id: string, voterCount: number, endsAt: string, hasEnded: boolean, isMultiple: boolean, viewerChoices: Array<number>, viewerCanVote: boolean, options: Array<{ __typename: 'PollOption', text: string, votes: number | null }> } | null }> }


export const PostCountsChangedDocument = /* @__PURE__ */ documentOf<PostCountsChangedSubscription, PostCountsChangedSubscriptionVariables>("subscription PostCountsChanged($ids:[ID!]!){postCountsChanged(ids:$ids){postId replyCount nodCount requackCount quoteCount quoteState poll{...Poll_poll@unmask}}}", Poll_PollFragmentDoc);
export function usePostCountsChangedSubscription(options: SubscriptionOptions<PostCountsChangedSubscription, PostCountsChangedSubscriptionVariables>) {
  return useSubscription(PostCountsChangedDocument, options);
}