/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
export type NotificationSettings_SettingsFragment = { __typename: 'NotificationSettings', pushedKinds: Array<Schema.PushedKind>, showsWhispers: boolean, timeZone: string, digest: Schema.Digest, quietHours: { __typename: 'QuietHours', isOn: boolean, from: string, until: string } } & { ' $fragmentName'?: 'NotificationSettings_SettingsFragment' };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export interface NotificationSettingsQuery { viewer: { __typename: 'Viewer', notificationSettings: { __typename: 'NotificationSettings', pushedKinds: Array<Schema.PushedKind>, showsWhispers: boolean, timeZone: string, digest: Schema.Digest, quietHours: { __typename: 'QuietHours', isOn: boolean, from: string, until: string } } } | null }

export type UpdateNotificationSettingsMutationVariables = Exact<{
  input: Schema.UpdateNotificationSettingsInput;
}>;


export interface UpdateNotificationSettingsMutation { updateNotificationSettings: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', notificationSettings: { __typename: 'NotificationSettings', pushedKinds: Array<Schema.PushedKind>, showsWhispers: boolean, timeZone: string, digest: Schema.Digest, quietHours: { __typename: 'QuietHours', isOn: boolean, from: string, until: string } } } } }


export const NotificationSettings_SettingsFragmentDoc = /* @__PURE__ */ documentOf<NotificationSettings_SettingsFragment, Record<string, never>>("fragment NotificationSettings_settings on NotificationSettings{pushedKinds showsWhispers quietHours{isOn from until}timeZone digest}");

export const NotificationSettingsDocument = /* @__PURE__ */ documentOf<NotificationSettingsQuery, NotificationSettingsQueryVariables>("query NotificationSettings{viewer{notificationSettings{...NotificationSettings_settings@unmask}}}", NotificationSettings_SettingsFragmentDoc);
export function useNotificationSettingsQuery(options?: QueryOptions<NotificationSettingsQuery, NotificationSettingsQueryVariables>) {
  return useQuery(NotificationSettingsDocument, options);
}
export function useNotificationSettingsLazyQuery(options?: LazyQueryOptions<NotificationSettingsQuery, NotificationSettingsQueryVariables>) {
  return useLazyQuery(NotificationSettingsDocument, options);
}

export const UpdateNotificationSettingsDocument = /* @__PURE__ */ documentOf<UpdateNotificationSettingsMutation, UpdateNotificationSettingsMutationVariables>("mutation UpdateNotificationSettings($input:UpdateNotificationSettingsInput!){updateNotificationSettings(input:$input){viewer{notificationSettings{...NotificationSettings_settings@unmask}}}}", NotificationSettings_SettingsFragmentDoc);
export function useUpdateNotificationSettingsMutation(options?: MutationOptions<UpdateNotificationSettingsMutation, UpdateNotificationSettingsMutationVariables>) {
  return useMutation(UpdateNotificationSettingsDocument, options);
}