/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../card/PostCard.generated';
export type CreatePostMutationVariables = Exact<{
  input: Schema.CreatePostInput;
}>;


export interface CreatePostMutation { createPost: { __typename: 'PostPayload', post: (
      { __typename: 'Post', id: string, content: string, contentWarning: string | null, isHeld: boolean, visibility: Schema.Visibility, replyCount: number, entities: Array<{ __typename: 'PostEntity', kind: Schema.PostEntityKind, target: string }>, media: Array<{ __typename: 'Media', id: string }>, author: { __typename: 'User', id: string, handle: string, displayName: string, postCount: number }, parent: { __typename: 'Post', id: string, replyCount: number } | null }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) } }


export const CreatePostDocument = /* @__PURE__ */ documentOf<CreatePostMutation, CreatePostMutationVariables>("mutation CreatePost($input:CreatePostInput!){createPost(input:$input){post{id content contentWarning isHeld entities{kind target}media{id}visibility replyCount author{id handle displayName postCount}parent{id replyCount}...PostCard_post}}}", PostCard_PostFragmentDoc);
export function useCreatePostMutation(options?: MutationOptions<CreatePostMutation, CreatePostMutationVariables>) {
  return useMutation(CreatePostDocument, options);
}