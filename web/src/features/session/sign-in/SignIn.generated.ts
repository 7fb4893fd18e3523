/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type LoginMutationVariables = Exact<{
  input: Schema.LoginInput;
}>;


export interface LoginMutation { login: { __typename: 'AuthPayload', token: string, refreshToken: string } }

export type LogoutMutationVariables = Exact<{
  refreshToken: string;
}>;


export interface LogoutMutation { logout: boolean }


export const LoginDocument = /* @__PURE__ */ documentOf<LoginMutation, LoginMutationVariables>("mutation Login($input:LoginInput!){login(input:$input){token refreshToken}}");
export function useLoginMutation(options?: MutationOptions<LoginMutation, LoginMutationVariables>) {
  return useMutation(LoginDocument, options);
}

export const LogoutDocument = /* @__PURE__ */ documentOf<LogoutMutation, LogoutMutationVariables>("mutation Logout($refreshToken:String!){logout(refreshToken:$refreshToken)}");
export function useLogoutMutation(options?: MutationOptions<LogoutMutation, LogoutMutationVariables>) {
  return useMutation(LogoutDocument, options);
}