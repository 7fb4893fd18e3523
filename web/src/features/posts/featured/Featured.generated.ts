/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type Featured_PostFragment = { __typename: 'Post', id: string, isFeatured: boolean, author: { __typename: 'User', id: string, featuredPosts: Array<{ __typename: 'Post', id: string }> } } & { ' $fragmentName'?: 'Featured_PostFragment' };

export type FeaturedStateQueryVariables = Exact<{
  id: string;
}>;


export interface FeaturedStateQuery { post: { __typename: 'Post', id: string, isFeatured: boolean, author: { __typename: 'User', id: string, featuredPosts: Array<{ __typename: 'Post', id: string }> } } | null }

export type FeaturePostMutationVariables = Exact<{
  id: string;
}>;


export interface FeaturePostMutation { featurePost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, isFeatured: boolean, author: { __typename: 'User', id: string, featuredPosts: Array<{ __typename: 'Post', id: string }> } } } }

export type UnfeaturePostMutationVariables = Exact<{
  id: string;
}>;


export interface UnfeaturePostMutation { unfeaturePost: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, isFeatured: boolean, author: { __typename: 'User', id: string, featuredPosts: Array<{ __typename: 'Post', id: string }> } } } }

export type OrderFeaturedPostsMutationVariables = Exact<{
  input: Schema.OrderFeaturedPostsInput;
}>;


export interface OrderFeaturedPostsMutation { orderFeaturedPosts: { __typename: 'FeaturedPostsPayload', featuredPosts: Array<{ __typename: 'Post', id: string, isFeatured: boolean, author: { __typename: 'User', id: string, featuredPosts: Array<{ __typename: 'Post', id: string }> } }> } }


export const Featured_PostFragmentDoc = /* @__PURE__ */ documentOf<Featured_PostFragment, Record<string, never>>("fragment Featured_post on Post{id isFeatured author{id featuredPosts{id}}}");

export const FeaturedStateDocument = /* @__PURE__ */ documentOf<FeaturedStateQuery, FeaturedStateQueryVariables>("query FeaturedState($id:ID!){post(id:$id){...Featured_post@unmask}}", Featured_PostFragmentDoc);
export function useFeaturedStateQuery(options: QueryOptions<FeaturedStateQuery, FeaturedStateQueryVariables>) {
  return useQuery(FeaturedStateDocument, options);
}
export function useFeaturedStateLazyQuery(options?: LazyQueryOptions<FeaturedStateQuery, FeaturedStateQueryVariables>) {
  return useLazyQuery(FeaturedStateDocument, options);
}

export const FeaturePostDocument = /* @__PURE__ */ documentOf<FeaturePostMutation, FeaturePostMutationVariables>("mutation FeaturePost($id:ID!){featurePost(id:$id){post{...Featured_post@unmask}}}", Featured_PostFragmentDoc);
export function useFeaturePostMutation(options?: MutationOptions<FeaturePostMutation, FeaturePostMutationVariables>) {
  return useMutation(FeaturePostDocument, options);
}

export const UnfeaturePostDocument = /* @__PURE__ */ documentOf<UnfeaturePostMutation, UnfeaturePostMutationVariables>("mutation UnfeaturePost($id:ID!){unfeaturePost(id:$id){post{...Featured_post@unmask}}}", Featured_PostFragmentDoc);
export function useUnfeaturePostMutation(options?: MutationOptions<UnfeaturePostMutation, UnfeaturePostMutationVariables>) {
  return useMutation(UnfeaturePostDocument, options);
}

export const OrderFeaturedPostsDocument = /* @__PURE__ */ documentOf<OrderFeaturedPostsMutation, OrderFeaturedPostsMutationVariables>("mutation OrderFeaturedPosts($input:OrderFeaturedPostsInput!){orderFeaturedPosts(input:$input){featuredPosts{...Featured_post@unmask}}}", Featured_PostFragmentDoc);
export function useOrderFeaturedPostsMutation(options?: MutationOptions<OrderFeaturedPostsMutation, OrderFeaturedPostsMutationVariables>) {
  return useMutation(OrderFeaturedPostsDocument, options);
}