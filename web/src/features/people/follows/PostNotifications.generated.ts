/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type PostNotificationsMenu_UserFragment = { __typename: 'User', id: string, handle: string, displayName: string, viewerFollowState: Schema.FollowState, viewerPostNotifications: Schema.PostNotifications } & { ' $fragmentName'?: 'PostNotificationsMenu_UserFragment' };

export type ChoosePostNotificationsMutationVariables = Exact<{
  id: string;
  choice: Schema.PostNotifications;
}>;


export interface ChoosePostNotificationsMutation { choosePostNotifications: { __typename: 'UserPayload', user: { __typename: 'User', id: string, viewerPostNotifications: Schema.PostNotifications } } }


export const PostNotificationsMenu_UserFragmentDoc = /* @__PURE__ */ documentOf<PostNotificationsMenu_UserFragment, Record<string, never>>("fragment PostNotificationsMenu_user on User{id handle displayName viewerFollowState viewerPostNotifications}");

export const ChoosePostNotificationsDocument = /* @__PURE__ */ documentOf<ChoosePostNotificationsMutation, ChoosePostNotificationsMutationVariables>("mutation ChoosePostNotifications($id:ID!$choice:PostNotifications!){choosePostNotifications(id:$id choice:$choice){user{id viewerPostNotifications}}}");
export function useChoosePostNotificationsMutation(options?: MutationOptions<ChoosePostNotificationsMutation, ChoosePostNotificationsMutationVariables>) {
  return useMutation(ChoosePostNotificationsDocument, options);
}