/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useQuery, useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions, SubscriptionOptions } from '../../../graphql/hook-options';
import { type Unread_ViewerFragment, Unread_ViewerFragmentDoc } from './Unread.generated';
export type Viewer_ViewerFragment = { __typename: 'Viewer', email: string, role: Schema.Role, isEmailVerified: boolean, onboarding: Schema.Onboarding, needsSecondFactor: boolean, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null }, claims: Array<{ __typename: 'ClaimDefinition', id: string, value: string }>, preferences: { __typename: 'Preferences', theme: Schema.Theme, language: string, pageSize: number, sidebar: Schema.Sidebar, accent: Schema.Accent, textSize: Schema.TextSize, reducedMotion: boolean, sensitiveMedia: Schema.SensitiveMedia, defaultVisibility: Schema.Visibility, defaultQuoteRule: Schema.QuoteRule, undoSeconds: number, emailNotifications: boolean, notifiedKinds: Array<Schema.NotifiedKind>, mailedKinds: Array<Schema.NotifiedKind>, approvesFollowers: boolean, newcomersAsk: boolean, contentLanguages: Array<string>, languageFilter: Schema.LanguageFilter, topics: Array<string> }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bannerUrl: string | null, bio: string, location: string | null, website: string | null, requiresLogin: boolean, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, followerCount: number } } & { ' $fragmentName'?: 'Viewer_ViewerFragment' };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export interface ViewerQuery { viewer: (
    { __typename: 'Viewer', email: string, role: Schema.Role, isEmailVerified: boolean, onboarding: Schema.Onboarding, needsSecondFactor: boolean, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null }, claims: Array<{ __typename: 'ClaimDefinition', id: string, value: string }>, preferences: { __typename: 'Preferences', theme: Schema.Theme, language: string, pageSize: number, sidebar: Schema.Sidebar, accent: Schema.Accent, textSize: Schema.TextSize, reducedMotion: boolean, sensitiveMedia: Schema.SensitiveMedia, defaultVisibility: Schema.Visibility, defaultQuoteRule: Schema.QuoteRule, undoSeconds: number, emailNotifications: boolean, notifiedKinds: Array<Schema.NotifiedKind>, mailedKinds: Array<Schema.NotifiedKind>, approvesFollowers: boolean, newcomersAsk: boolean, contentLanguages: Array<string>, languageFilter: Schema.LanguageFilter, topics: Array<string> }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bannerUrl: string | null, bio: string, location: string | null, website: string | null, requiresLogin: boolean, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, followerCount: number } }
    & { ' $fragmentRefs'?: { 'Unread_ViewerFragment': Unread_ViewerFragment } }
  ) | null }

export type ViewerChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export interface ViewerChangedSubscription { viewerChanged: { __typename: 'Viewer', email: string, role: Schema.Role, isEmailVerified: boolean, onboarding: Schema.Onboarding, needsSecondFactor: boolean, accountState: { __typename: 'AccountState', isLimited: boolean, frozenUntil: string | null }, claims: Array<{ __typename: 'ClaimDefinition', id: string, value: string }>, preferences: { __typename: 'Preferences', theme: Schema.Theme, language: string, pageSize: number, sidebar: Schema.Sidebar, accent: Schema.Accent, textSize: Schema.TextSize, reducedMotion: boolean, sensitiveMedia: Schema.SensitiveMedia, defaultVisibility: Schema.Visibility, defaultQuoteRule: Schema.QuoteRule, undoSeconds: number, emailNotifications: boolean, notifiedKinds: Array<Schema.NotifiedKind>, mailedKinds: Array<Schema.NotifiedKind>, approvesFollowers: boolean, newcomersAsk: boolean, contentLanguages: Array<string>, languageFilter: Schema.LanguageFilter, topics: Array<string> }, user: { __typename: 'User', id: string, handle: string, displayName: string, imageUrl: string | null, bannerUrl: string | null, bio: string, location: string | null, website: string | null, requiresLogin: boolean, viewerIsSelf: boolean, viewerIsFollowing: boolean, viewerFollowState: Schema.FollowState, approvesFollowers: boolean, isFollowingViewer: boolean, followerCount: number } } }


export const Viewer_ViewerFragmentDoc = /* @__PURE__ */ documentOf<Viewer_ViewerFragment, Record<string, never>>("fragment Viewer_viewer on Viewer{email role isEmailVerified onboarding accountState{isLimited frozenUntil}needsSecondFactor claims{id value}preferences{theme language pageSize sidebar accent textSize reducedMotion sensitiveMedia defaultVisibility defaultQuoteRule undoSeconds emailNotifications notifiedKinds mailedKinds approvesFollowers newcomersAsk contentLanguages languageFilter topics}user{id handle displayName imageUrl bannerUrl bio location website requiresLogin viewerIsSelf viewerIsFollowing viewerFollowState approvesFollowers isFollowingViewer followerCount}}");

export const ViewerDocument = /* @__PURE__ */ documentOf<ViewerQuery, ViewerQueryVariables>("query Viewer{viewer{...Viewer_viewer@unmask ...Unread_viewer}}", Viewer_ViewerFragmentDoc, Unread_ViewerFragmentDoc);
export function useViewerQuery(options?: QueryOptions<ViewerQuery, ViewerQueryVariables>) {
  return useQuery(ViewerDocument, options);
}
export function useViewerLazyQuery(options?: LazyQueryOptions<ViewerQuery, ViewerQueryVariables>) {
  return useLazyQuery(ViewerDocument, options);
}

export const ViewerChangedDocument = /* @__PURE__ */ documentOf<ViewerChangedSubscription, ViewerChangedSubscriptionVariables>("subscription ViewerChanged{viewerChanged{...Viewer_viewer@unmask}}", Viewer_ViewerFragmentDoc);
export function useViewerChangedSubscription(options?: SubscriptionOptions<ViewerChangedSubscription, ViewerChangedSubscriptionVariables>) {
  return useSubscription(ViewerChangedDocument, options);
}