/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
export type NotificationPolicy_PolicyFragment = { __typename: 'NotificationPolicy', notFollowing: Schema.NotificationPolicyChoice, notFollowers: Schema.NotificationPolicyChoice, newPeople: Schema.NotificationPolicyChoice, strangersWhispers: Schema.NotificationPolicyChoice, limited: Schema.NotificationPolicyChoice } & { ' $fragmentName'?: 'NotificationPolicy_PolicyFragment' };

export type NotificationPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export interface NotificationPolicyQuery { viewer: { __typename: 'Viewer', notificationPolicy: { __typename: 'NotificationPolicy', notFollowing: Schema.NotificationPolicyChoice, notFollowers: Schema.NotificationPolicyChoice, newPeople: Schema.NotificationPolicyChoice, strangersWhispers: Schema.NotificationPolicyChoice, limited: Schema.NotificationPolicyChoice } } | null }

export type UpdateNotificationPolicyMutationVariables = Exact<{
  input: Schema.UpdateNotificationPolicyInput;
}>;


export interface UpdateNotificationPolicyMutation { updateNotificationPolicy: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', notificationPolicy: { __typename: 'NotificationPolicy', notFollowing: Schema.NotificationPolicyChoice, notFollowers: Schema.NotificationPolicyChoice, newPeople: Schema.NotificationPolicyChoice, strangersWhispers: Schema.NotificationPolicyChoice, limited: Schema.NotificationPolicyChoice } } } }


export const NotificationPolicy_PolicyFragmentDoc = /* @__PURE__ */ documentOf<NotificationPolicy_PolicyFragment, Record<string, never>>("fragment NotificationPolicy_policy on NotificationPolicy{notFollowing notFollowers newPeople strangersWhispers limited}");

export const NotificationPolicyDocument = /* @__PURE__ */ documentOf<NotificationPolicyQuery, NotificationPolicyQueryVariables>("query NotificationPolicy{viewer{notificationPolicy{...NotificationPolicy_policy@unmask}}}", NotificationPolicy_PolicyFragmentDoc);
export function useNotificationPolicyQuery(options?: QueryOptions<NotificationPolicyQuery, NotificationPolicyQueryVariables>) {
  return useQuery(NotificationPolicyDocument, options);
}
export function useNotificationPolicyLazyQuery(options?: LazyQueryOptions<NotificationPolicyQuery, NotificationPolicyQueryVariables>) {
  return useLazyQuery(NotificationPolicyDocument, options);
}

export const UpdateNotificationPolicyDocument = /* @__PURE__ */ documentOf<UpdateNotificationPolicyMutation, UpdateNotificationPolicyMutationVariables>("mutation UpdateNotificationPolicy($input:UpdateNotificationPolicyInput!){updateNotificationPolicy(input:$input){viewer{notificationPolicy{...NotificationPolicy_policy@unmask}}}}", NotificationPolicy_PolicyFragmentDoc);
export function useUpdateNotificationPolicyMutation(options?: MutationOptions<UpdateNotificationPolicyMutation, UpdateNotificationPolicyMutationVariables>) {
  return useMutation(UpdateNotificationPolicyDocument, options);
}