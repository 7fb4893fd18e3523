/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type Unread_ViewerFragment = { __typename: 'Viewer', unreadNotificationCount: number, unreadWhisperCount: number } & { ' $fragmentName'?: 'Unread_ViewerFragment' };

export type UnreadQueryVariables = Exact<{ [key: string]: never; }>;


export interface UnreadQuery { viewer: { __typename: 'Viewer', followRequestCount: number, unreadNotificationCount: number, unreadWhisperCount: number } | null }


export const Unread_ViewerFragmentDoc = /* @__PURE__ */ documentOf<Unread_ViewerFragment, Record<string, never>>("fragment Unread_viewer on Viewer{unreadNotificationCount unreadWhisperCount(withRequests:false)}");

export const UnreadDocument = /* @__PURE__ */ documentOf<UnreadQuery, UnreadQueryVariables>("query Unread{viewer{...Unread_viewer@unmask followRequestCount}}", Unread_ViewerFragmentDoc);
export function useUnreadQuery(options?: QueryOptions<UnreadQuery, UnreadQueryVariables>) {
  return useQuery(UnreadDocument, options);
}
export function useUnreadLazyQuery(options?: LazyQueryOptions<UnreadQuery, UnreadQueryVariables>) {
  return useLazyQuery(UnreadDocument, options);
}