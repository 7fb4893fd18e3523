/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type SubscriptionFragment = { __typename: 'EmailSubscription', id: string, email: string, isActive: boolean, isEmailVerified: boolean, createdAt: string, verifiedAt: string | null } & { ' $fragmentName'?: 'SubscriptionFragment' };

export type EmailSubscriptionCountsQueryVariables = Exact<{ [key: string]: never; }>;


export interface EmailSubscriptionCountsQuery { emailSubscriptionCounts: { __typename: 'EmailSubscriptionCounts', total: number, confirmed: number, unconfirmed: number, unsubscribed: number } }

export type EmailSubscriptionsQueryVariables = Exact<{
  query?: string | null | undefined;
  state?: Schema.EmailSubscriptionState | null | undefined;
  sort?: Schema.EmailSubscriptionSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface EmailSubscriptionsQuery { emailSubscriptions: { __typename: 'EmailSubscriptionConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'EmailSubscriptionEdge', cursor: string, node: { __typename: 'EmailSubscription', id: string, email: string, isActive: boolean, isEmailVerified: boolean, createdAt: string, verifiedAt: string | null } }> } }

export type SetEmailSubscriptionVerifiedMutationVariables = Exact<{
  id: string;
  isVerified: boolean;
}>;


export interface SetEmailSubscriptionVerifiedMutation { setEmailSubscriptionVerified: { __typename: 'EmailSubscription', id: string, email: string, isActive: boolean, isEmailVerified: boolean, createdAt: string, verifiedAt: string | null } }

export type DeleteEmailSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteEmailSubscriptionMutation { deleteEmailSubscription: { __typename: 'DeletePayload', deletedId: string } }


export const SubscriptionFragmentDoc = /* @__PURE__ */ documentOf<SubscriptionFragment, Record<string, never>>("fragment Subscription on EmailSubscription{id email isActive isEmailVerified createdAt verifiedAt}");

export const EmailSubscriptionCountsDocument = /* @__PURE__ */ documentOf<EmailSubscriptionCountsQuery, EmailSubscriptionCountsQueryVariables>("query EmailSubscriptionCounts{emailSubscriptionCounts{total confirmed unconfirmed unsubscribed}}");
export function useEmailSubscriptionCountsQuery(options?: QueryOptions<EmailSubscriptionCountsQuery, EmailSubscriptionCountsQueryVariables>) {
  return useQuery(EmailSubscriptionCountsDocument, options);
}
export function useEmailSubscriptionCountsLazyQuery(options?: LazyQueryOptions<EmailSubscriptionCountsQuery, EmailSubscriptionCountsQueryVariables>) {
  return useLazyQuery(EmailSubscriptionCountsDocument, options);
}

export const EmailSubscriptionsDocument = /* @__PURE__ */ documentOf<EmailSubscriptionsQuery, EmailSubscriptionsQueryVariables>("query EmailSubscriptions($query:String$state:EmailSubscriptionState$sort:EmailSubscriptionSort$first:Int!$after:String){emailSubscriptions(query:$query state:$state sort:$sort first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...Subscription@unmask}}}}", SubscriptionFragmentDoc);
export function useEmailSubscriptionsQuery(options: QueryOptions<EmailSubscriptionsQuery, EmailSubscriptionsQueryVariables>) {
  return useQuery(EmailSubscriptionsDocument, options);
}
export function useEmailSubscriptionsLazyQuery(options?: LazyQueryOptions<EmailSubscriptionsQuery, EmailSubscriptionsQueryVariables>) {
  return useLazyQuery(EmailSubscriptionsDocument, options);
}

export const SetEmailSubscriptionVerifiedDocument = /* @__PURE__ */ documentOf<SetEmailSubscriptionVerifiedMutation, SetEmailSubscriptionVerifiedMutationVariables>("mutation SetEmailSubscriptionVerified($id:ID!$isVerified:Boolean!){setEmailSubscriptionVerified(id:$id isVerified:$isVerified){...Subscription@unmask}}", SubscriptionFragmentDoc);
export function useSetEmailSubscriptionVerifiedMutation(options?: MutationOptions<SetEmailSubscriptionVerifiedMutation, SetEmailSubscriptionVerifiedMutationVariables>) {
  return useMutation(SetEmailSubscriptionVerifiedDocument, options);
}

export const DeleteEmailSubscriptionDocument = /* @__PURE__ */ documentOf<DeleteEmailSubscriptionMutation, DeleteEmailSubscriptionMutationVariables>("mutation DeleteEmailSubscription($id:ID!){deleteEmailSubscription(id:$id){deletedId}}");
export function useDeleteEmailSubscriptionMutation(options?: MutationOptions<DeleteEmailSubscriptionMutation, DeleteEmailSubscriptionMutationVariables>) {
  return useMutation(DeleteEmailSubscriptionDocument, options);
}