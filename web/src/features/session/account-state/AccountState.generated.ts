/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
export type OwnState_ViewerFragment = { __typename: 'Viewer', email: string, accountState: { __typename: 'AccountState', suspendedAt: string | null, erasedAt: string | null } } & { ' $fragmentName'?: 'OwnState_ViewerFragment' };

export type OwnStateQueryVariables = Exact<{ [key: string]: never; }>;


export interface OwnStateQuery { viewer: { __typename: 'Viewer', email: string, accountState: { __typename: 'AccountState', suspendedAt: string | null, erasedAt: string | null } } | null }

export type OwnStateChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export interface OwnStateChangedSubscription { viewerChanged: { __typename: 'Viewer', email: string, accountState: { __typename: 'AccountState', suspendedAt: string | null, erasedAt: string | null } } }


export const OwnState_ViewerFragmentDoc = /* @__PURE__ */ documentOf<OwnState_ViewerFragment, Record<string, never>>("fragment OwnState_viewer on Viewer{email accountState{suspendedAt erasedAt}}");

export const OwnStateDocument = /* @__PURE__ */ documentOf<OwnStateQuery, OwnStateQueryVariables>("query OwnState{viewer{...OwnState_viewer@unmask}}", OwnState_ViewerFragmentDoc);
export function useOwnStateQuery(options?: QueryOptions<OwnStateQuery, OwnStateQueryVariables>) {
  return useQuery(OwnStateDocument, options);
}
export function useOwnStateLazyQuery(options?: LazyQueryOptions<OwnStateQuery, OwnStateQueryVariables>) {
  return useLazyQuery(OwnStateDocument, options);
}

export const OwnStateChangedDocument = /* @__PURE__ */ documentOf<OwnStateChangedSubscription, OwnStateChangedSubscriptionVariables>("subscription OwnStateChanged{viewerChanged{...OwnState_viewer@unmask}}", OwnState_ViewerFragmentDoc);
export function useOwnStateChangedSubscription(options?: SubscriptionOptions<OwnStateChangedSubscription, OwnStateChangedSubscriptionVariables>) {
  return useSubscription(OwnStateChangedDocument, options);
}