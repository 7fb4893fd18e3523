/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { ThreadPost_PostFragmentDoc } from './Thread.generated';
export type MoreRepliesQueryVariables = Exact<{
  id: string;
  sort: Schema.ReplySort;
  first: number;
  after?: string | null | undefined;
}>;


export interface MoreRepliesQuery { post: { __typename: 'Post', id: string, replies: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: (
          { __typename: 'Post', id: string, content: string, contentWarning: string | null, replyCount: number, isReply: boolean, author: { __typename: 'User', id: string, handle: string, displayName: string, viewerRelationship: { __typename: 'Relationship', isBlocked: boolean, muted: Array<Schema.MuteScope> } | null } }
          & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }


export const MoreRepliesDocument = /* @__PURE__ */ documentOf<MoreRepliesQuery, MoreRepliesQueryVariables>("query MoreReplies($id:ID!$sort:ReplySort!$first:Int!$after:String){post(id:$id){id replies(sort:$sort first:$first after:$after){edges{cursor node{...ThreadPost_post@unmask}}pageInfo{hasNextPage endCursor}}}}", ThreadPost_PostFragmentDoc);
export function useMoreRepliesQuery(options: QueryOptions<MoreRepliesQuery, MoreRepliesQueryVariables>) {
  return useQuery(MoreRepliesDocument, options);
}
export function useMoreRepliesLazyQuery(options?: LazyQueryOptions<MoreRepliesQuery, MoreRepliesQueryVariables>) {
  return useLazyQuery(MoreRepliesDocument, options);
}