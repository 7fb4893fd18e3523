/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type VerifyEmailSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export interface VerifyEmailSubscriptionMutation { verifyEmailSubscription: boolean }

export type UnsubscribeEmailMutationVariables = Exact<{
  token: string;
}>;


export interface UnsubscribeEmailMutation { unsubscribeEmail: boolean }

export type SubscribeEmailMutationVariables = Exact<{
  email: string;
}>;


export interface SubscribeEmailMutation { subscribeEmail: boolean }

export type UnsubscribeFromDigestMutationVariables = Exact<{
  token: string;
}>;


export interface UnsubscribeFromDigestMutation { unsubscribeFromDigest: boolean }


export const VerifyEmailSubscriptionDocument = /* @__PURE__ */ documentOf<VerifyEmailSubscriptionMutation, VerifyEmailSubscriptionMutationVariables>("mutation VerifyEmailSubscription($token:String!){verifyEmailSubscription(token:$token)}");
export function useVerifyEmailSubscriptionMutation(options?: MutationOptions<VerifyEmailSubscriptionMutation, VerifyEmailSubscriptionMutationVariables>) {
  return useMutation(VerifyEmailSubscriptionDocument, options);
}

export const UnsubscribeEmailDocument = /* @__PURE__ */ documentOf<UnsubscribeEmailMutation, UnsubscribeEmailMutationVariables>("mutation UnsubscribeEmail($token:String!){unsubscribeEmail(token:$token)}");
export function useUnsubscribeEmailMutation(options?: MutationOptions<UnsubscribeEmailMutation, UnsubscribeEmailMutationVariables>) {
  return useMutation(UnsubscribeEmailDocument, options);
}

export const SubscribeEmailDocument = /* @__PURE__ */ documentOf<SubscribeEmailMutation, SubscribeEmailMutationVariables>("mutation SubscribeEmail($email:String!){subscribeEmail(email:$email)}");
export function useSubscribeEmailMutation(options?: MutationOptions<SubscribeEmailMutation, SubscribeEmailMutationVariables>) {
  return useMutation(SubscribeEmailDocument, options);
}

export const UnsubscribeFromDigestDocument = /* @__PURE__ */ documentOf<UnsubscribeFromDigestMutation, UnsubscribeFromDigestMutationVariables>("mutation UnsubscribeFromDigest($token:String!){unsubscribeFromDigest(token:$token)}");
export function useUnsubscribeFromDigestMutation(options?: MutationOptions<UnsubscribeFromDigestMutation, UnsubscribeFromDigestMutationVariables>) {
  return useMutation(UnsubscribeFromDigestDocument, options);
}