/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from '../card/PostCard.generated';
export type UpdatePostMutationVariables = Exact<{
  id: string;
  input: Schema.UpdatePostInput;
}>;


export interface UpdatePostMutation { updatePost: { __typename: 'PostPayload', post: (
      { __typename: 'Post', id: string, content: string, contentWarning: string | null }
      & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
    ) } }


export const UpdatePostDocument = /* @__PURE__ */ documentOf<UpdatePostMutation, UpdatePostMutationVariables>("mutation UpdatePost($id:ID!$input:UpdatePostInput!){updatePost(id:$id input:$input){post{id content contentWarning ...PostCard_post}}}", PostCard_PostFragmentDoc);
export function useUpdatePostMutation(options?: MutationOptions<UpdatePostMutation, UpdatePostMutationVariables>) {
  return useMutation(UpdatePostDocument, options);
}