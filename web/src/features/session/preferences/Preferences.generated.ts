/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
import { Viewer_ViewerFragmentDoc } from '../viewer/Viewer.generated';
export type UpdatePreferencesMutationVariables = Exact<{
  input: Schema.UpdatePreferencesInput;
}>;


export interface UpdatePreferencesMutation { updatePreferences: { __typename: 'ViewerPayload', viewer: { __typename: 'Viewer', email: string, role: Schema.Role, isEmailVerified: boolean, onboarding: Schema.Onboarding, needsSecondFactor: boolean, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null }, claims: Array<{ __typename: 'ClaimDefinition', id: string, value: string }>, preferences: { __typename: 'Preferences', theme: Schema.Theme, language: string, pageSize: number, sidebar: Schema.Sidebar, accent: Schema.Accent, textSize: Schema.TextSize, reducedMotion: boolean, sensitiveMedia: Schema.SensitiveMedia, defaultVisibility: Schema.Visibility, defaultQuoteRule: Schema.QuoteRule, undoSeconds: number, emailNotifications: boolean, notifiedKinds: Array<Schema.NotifiedKind>, mailedKinds: Array<Schema.NotifiedKind>, approvesFollowers: boolean, newcomersAsk: boolean, contentLanguages: Array<string>, languageFilter: Schema.LanguageFilter, topics: Array<string> }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bannerUrl: string | null, bio: string, location: string | null, website: string | null, requiresLogin: boolean, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, followerCount: number } } } }


export const UpdatePreferencesDocument = /* @__PURE__ */ documentOf<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>("mutation UpdatePreferences($input:UpdatePreferencesInput!){updatePreferences(input:$input){viewer{...Viewer_viewer@unmask}}}", Viewer_ViewerFragmentDoc);
export function useUpdatePreferencesMutation(options?: MutationOptions<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>) {
  return useMutation(UpdatePreferencesDocument, options);
}