/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export interface BeginPasskeySignInMutation { beginPasskeySignIn: { __typename: 'PasskeyOptionsPayload', options: string } }

export type LoginWithPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export interface LoginWithPasskeyMutation { loginWithPasskey: { __typename: 'AuthPayload', token: string, refreshToken: string } }


export const BeginPasskeySignInDocument = /* @__PURE__ */ documentOf<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>("mutation BeginPasskeySignIn{beginPasskeySignIn{options}}");
export function useBeginPasskeySignInMutation(options?: MutationOptions<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>) {
  return useMutation(BeginPasskeySignInDocument, options);
}

export const LoginWithPasskeyDocument = /* @__PURE__ */ documentOf<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>("mutation LoginWithPasskey($credential:String!){loginWithPasskey(credential:$credential){token refreshToken}}");
export function useLoginWithPasskeyMutation(options?: MutationOptions<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>) {
  return useMutation(LoginWithPasskeyDocument, options);
}