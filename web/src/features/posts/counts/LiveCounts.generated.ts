/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { SubscriptionOptions } from '../../../graphql/hook-options';
export type PostCountsChangedSubscriptionVariables = Exact<{
  ids: Array<string>;
}>;


export interface PostCountsChangedSubscription { postCountsChanged: Array<{ __typename: 'PostCounts', postId: string, replyCount: number, nodCount: number, quoteCount: number, quoteState: Schema.QuoteState | null }> }


export const PostCountsChangedDocument = /* @__PURE__ */ documentOf<PostCountsChangedSubscription, PostCountsChangedSubscriptionVariables>("subscription PostCountsChanged($ids:[ID!]!){postCountsChanged(ids:$ids){postId replyCount nodCount quoteCount quoteState}}");
export function usePostCountsChangedSubscription(options: SubscriptionOptions<PostCountsChangedSubscription, PostCountsChangedSubscriptionVariables>) {
  return useSubscription(PostCountsChangedDocument, options);
}