/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type AppAuthorizationQueryVariables = Exact<{
  input: Schema.AuthorizationInput;
}>;


export interface AppAuthorizationQuery { appAuthorization: { __typename: 'AppAuthorization', scopes: Array<Schema.AppScope>, returnsTo: string | null, app: { __typename: 'App', id: string, name: string, website: string | null } } }

export type AuthorizeAppMutationVariables = Exact<{
  input: Schema.AuthorizationInput;
}>;


export interface AuthorizeAppMutation { authorizeApp: { __typename: 'AuthorizeAppPayload', redirectTo: string | null, code: string | null } }

export type DenyAppMutationVariables = Exact<{
  input: Schema.AuthorizationInput;
}>;


export interface DenyAppMutation { denyApp: { __typename: 'DenyAppPayload', redirectTo: string | null } }


export const AppAuthorizationDocument = /* @__PURE__ */ documentOf<AppAuthorizationQuery, AppAuthorizationQueryVariables>("query AppAuthorization($input:AuthorizationInput!){appAuthorization(input:$input){app{id name website}scopes returnsTo}}");
export function useAppAuthorizationQuery(options: QueryOptions<AppAuthorizationQuery, AppAuthorizationQueryVariables>) {
  return useQuery(AppAuthorizationDocument, options);
}
export function useAppAuthorizationLazyQuery(options?: LazyQueryOptions<AppAuthorizationQuery, AppAuthorizationQueryVariables>) {
  return useLazyQuery(AppAuthorizationDocument, options);
}

export const AuthorizeAppDocument = /* @__PURE__ */ documentOf<AuthorizeAppMutation, AuthorizeAppMutationVariables>("mutation AuthorizeApp($input:AuthorizationInput!){authorizeApp(input:$input){redirectTo code}}");
export function useAuthorizeAppMutation(options?: MutationOptions<AuthorizeAppMutation, AuthorizeAppMutationVariables>) {
  return useMutation(AuthorizeAppDocument, options);
}

export const DenyAppDocument = /* @__PURE__ */ documentOf<DenyAppMutation, DenyAppMutationVariables>("mutation DenyApp($input:AuthorizationInput!){denyApp(input:$input){redirectTo}}");
export function useDenyAppMutation(options?: MutationOptions<DenyAppMutation, DenyAppMutationVariables>) {
  return useMutation(DenyAppDocument, options);
}