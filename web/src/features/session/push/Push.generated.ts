/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type PushKeyQueryVariables = Exact<{
  endpoint: string;
}>;


export interface PushKeyQuery { pushKey: string, viewer: { __typename: 'Viewer', getsPushes: boolean } | null }

export type SubscribeToPushMutationVariables = Exact<{
  input: Schema.SubscribeToPushInput;
}>;


export interface SubscribeToPushMutation { subscribeToPush: boolean }

export type UnsubscribeFromPushMutationVariables = Exact<{
  endpoint: string;
}>;


export interface UnsubscribeFromPushMutation { unsubscribeFromPush: boolean }

export type SendTestPushMutationVariables = Exact<{
  endpoint: string;
}>;


export interface SendTestPushMutation { sendTestPush: boolean }


export const PushKeyDocument = /* @__PURE__ */ documentOf<PushKeyQuery, PushKeyQueryVariables>("query PushKey($endpoint:String!){pushKey viewer{getsPushes(endpoint:$endpoint)}}");
export function usePushKeyQuery(options: QueryOptions<PushKeyQuery, PushKeyQueryVariables>) {
  return useQuery(PushKeyDocument, options);
}
export function usePushKeyLazyQuery(options?: LazyQueryOptions<PushKeyQuery, PushKeyQueryVariables>) {
  return useLazyQuery(PushKeyDocument, options);
}

export const SubscribeToPushDocument = /* @__PURE__ */ documentOf<SubscribeToPushMutation, SubscribeToPushMutationVariables>("mutation SubscribeToPush($input:SubscribeToPushInput!){subscribeToPush(input:$input)}");
export function useSubscribeToPushMutation(options?: MutationOptions<SubscribeToPushMutation, SubscribeToPushMutationVariables>) {
  return useMutation(SubscribeToPushDocument, options);
}

export const UnsubscribeFromPushDocument = /* @__PURE__ */ documentOf<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>("mutation UnsubscribeFromPush($endpoint:String!){unsubscribeFromPush(endpoint:$endpoint)}");
export function useUnsubscribeFromPushMutation(options?: MutationOptions<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>) {
  return useMutation(UnsubscribeFromPushDocument, options);
}

export const SendTestPushDocument = /* @__PURE__ */ documentOf<SendTestPushMutation, SendTestPushMutationVariables>("mutation SendTestPush($endpoint:String!){sendTestPush(endpoint:$endpoint)}");
export function useSendTestPushMutation(options?: MutationOptions<SendTestPushMutation, SendTestPushMutationVariables>) {
  return useMutation(SendTestPushDocument, options);
}