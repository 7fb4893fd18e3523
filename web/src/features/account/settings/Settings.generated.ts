/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
import { Viewer_ViewerFragmentDoc } from '../../session/viewer/Viewer.generated';
export type UpdateProfileMutationVariables = Exact<{
  input: Schema.UpdateProfileInput;
}>;


export interface UpdateProfileMutation { updateProfile: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', email: string, role: Schema.Role, isEmailVerified: boolean, onboarding: Schema.Onboarding, needsSecondFactor: boolean, user: { __typename: 'User', id: string, bioMentions: Array<string>, handle: string, displayName: string, imageUrl: string | null, bannerUrl: string | null, bio: string, location: string | null, website: string | null, requiresLogin: boolean, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, followerCount: number }, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null }, claims: Array<{ __typename: 'ClaimDefinition', id: string, value: string }>, preferences: { __typename: 'Preferences', theme: Schema.Theme, language: string, pageSize: number, sidebar: Schema.Sidebar, accent: Schema.Accent, textSize: Schema.TextSize, reducedMotion: boolean, sensitiveMedia: Schema.SensitiveMedia, defaultVisibility: Schema.Visibility, defaultQuoteRule: Schema.QuoteRule, undoSeconds: number, emailNotifications: boolean, notifiedKinds: Array<Schema.NotifiedKind>, mailedKinds: Array<Schema.NotifiedKind>, approvesFollowers: boolean, newcomersAsk: boolean, contentLanguages: Array<string>, languageFilter: Schema.LanguageFilter, topics: Array<string> } } } }

export type ChangePasswordMutationVariables = Exact<{
  input: Schema.ChangePasswordInput;
}>;


export interface ChangePasswordMutation { changePassword: boolean }

export type EmailChange_ViewerFragment = { __typename: 'Viewer', email: string, emailChange: { __typename: 'EmailChange', newEmail: string, isCurrentConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string, resendableAt: string } | null } & { ' $fragmentName'?: 'EmailChange_ViewerFragment' };

export type EmailChangeQueryVariables = Exact<{ [key: string]: never; }>;


export interface EmailChangeQuery { viewer: { __typename: 'Viewer', email: string, emailChange: { __typename: 'EmailChange', newEmail: string, isCurrentConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string, resendableAt: string } | null } | null }

export type EmailChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export interface EmailChangedSubscription { viewerChanged: { __typename: 'Viewer', email: string, emailChange: { __typename: 'EmailChange', newEmail: string, isCurrentConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string, resendableAt: string } | null } }

export type ChangeEmailMutationVariables = Exact<{
  input: Schema.ChangeEmailInput;
}>;


export interface ChangeEmailMutation { changeEmail: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', email: string, emailChange: { __typename: 'EmailChange', newEmail: string, isCurrentConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string, resendableAt: string } | null } } }

export type ResendEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export interface ResendEmailChangeMutation { resendEmailChange: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', email: string, emailChange: { __typename: 'EmailChange', newEmail: string, isCurrentConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string, resendableAt: string } | null } } }

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export interface CancelEmailChangeMutation { cancelEmailChange: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', email: string, emailChange: { __typename: 'EmailChange', newEmail: string, isCurrentConfirmed: boolean, isNewConfirmed: boolean, expiresAt: string, resendableAt: string } | null } } }

export type HandlePauseQueryVariables = Exact<{ [key: string]: never; }>;


export interface HandlePauseQuery { viewer: { __typename: 'Viewer', handleChangeableAt: string | null } | null }

export type ChangeHandleMutationVariables = Exact<{
  handle: string;
}>;


export interface ChangeHandleMutation { changeHandle: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', handleChangeableAt: string | null, user: { __typename: 'User', id: string, handle: string } } } }


export const UpdateProfileDocument = /* @__PURE__ */ documentOf<UpdateProfileMutation, UpdateProfileMutationVariables>("mutation UpdateProfile($input:UpdateProfileInput!){updateProfile(input:$input){viewer{...Viewer_viewer@unmask user{id bioMentions}}}}", Viewer_ViewerFragmentDoc);
export function useUpdateProfileMutation(options?: MutationOptions<UpdateProfileMutation, UpdateProfileMutationVariables>) {
  return useMutation(UpdateProfileDocument, options);
}

export const ChangePasswordDocument = /* @__PURE__ */ documentOf<ChangePasswordMutation, ChangePasswordMutationVariables>("mutation ChangePassword($input:ChangePasswordInput!){changePassword(input:$input)}");
export function useChangePasswordMutation(options?: MutationOptions<ChangePasswordMutation, ChangePasswordMutationVariables>) {
  return useMutation(ChangePasswordDocument, options);
}

export const EmailChange_ViewerFragmentDoc = /* @__PURE__ */ documentOf<EmailChange_ViewerFragment, Record<string, never>>("fragment EmailChange_viewer on Viewer{email emailChange{newEmail isCurrentConfirmed isNewConfirmed expiresAt resendableAt}}");

export const EmailChangeDocument = /* @__PURE__ */ documentOf<EmailChangeQuery, EmailChangeQueryVariables>("query EmailChange{viewer{...EmailChange_viewer@unmask}}", EmailChange_ViewerFragmentDoc);
export function useEmailChangeQuery(options?: QueryOptions<EmailChangeQuery, EmailChangeQueryVariables>) {
  return useQuery(EmailChangeDocument, options);
}
export function useEmailChangeLazyQuery(options?: LazyQueryOptions<EmailChangeQuery, EmailChangeQueryVariables>) {
  return useLazyQuery(EmailChangeDocument, options);
}

export const EmailChangedDocument = /* @__PURE__ */ documentOf<EmailChangedSubscription, EmailChangedSubscriptionVariables>("subscription EmailChanged{viewerChanged{...EmailChange_viewer@unmask}}", EmailChange_ViewerFragmentDoc);
export function useEmailChangedSubscription(options?: SubscriptionOptions<EmailChangedSubscription, EmailChangedSubscriptionVariables>) {
  return useSubscription(EmailChangedDocument, options);
}

export const ChangeEmailDocument = /* @__PURE__ */ documentOf<ChangeEmailMutation, ChangeEmailMutationVariables>("mutation ChangeEmail($input:ChangeEmailInput!){changeEmail(input:$input){viewer{...EmailChange_viewer@unmask}}}", EmailChange_ViewerFragmentDoc);
export function useChangeEmailMutation(options?: MutationOptions<ChangeEmailMutation, ChangeEmailMutationVariables>) {
  return useMutation(ChangeEmailDocument, options);
}

export const ResendEmailChangeDocument = /* @__PURE__ */ documentOf<ResendEmailChangeMutation, ResendEmailChangeMutationVariables>("mutation ResendEmailChange{resendEmailChange{viewer{...EmailChange_viewer@unmask}}}", EmailChange_ViewerFragmentDoc);
export function useResendEmailChangeMutation(options?: MutationOptions<ResendEmailChangeMutation, ResendEmailChangeMutationVariables>) {
  return useMutation(ResendEmailChangeDocument, options);
}

export const CancelEmailChangeDocument = /* @__PURE__ */ documentOf<CancelEmailChangeMutation, CancelEmailChangeMutationVariables>("mutation CancelEmailChange{cancelEmailChange{viewer{...EmailChange_viewer@unmask}}}", EmailChange_ViewerFragmentDoc);
export function useCancelEmailChangeMutation(options?: MutationOptions<CancelEmailChangeMutation, CancelEmailChangeMutationVariables>) {
  return useMutation(CancelEmailChangeDocument, options);
}

export const HandlePauseDocument = /* @__PURE__ */ documentOf<HandlePauseQuery, HandlePauseQueryVariables>("query HandlePause{viewer{handleChangeableAt}}");
export function useHandlePauseQuery(options?: QueryOptions<HandlePauseQuery, HandlePauseQueryVariables>) {
  return useQuery(HandlePauseDocument, options);
}
export function useHandlePauseLazyQuery(options?: LazyQueryOptions<HandlePauseQuery, HandlePauseQueryVariables>) {
  return useLazyQuery(HandlePauseDocument, options);
}

export const ChangeHandleDocument = /* @__PURE__ */ documentOf<ChangeHandleMutation, ChangeHandleMutationVariables>("mutation ChangeHandle($handle:String!){changeHandle(handle:$handle){viewer{handleChangeableAt user{id handle}}}}");
export function useChangeHandleMutation(options?: MutationOptions<ChangeHandleMutation, ChangeHandleMutationVariables>) {
  return useMutation(ChangeHandleDocument, options);
}