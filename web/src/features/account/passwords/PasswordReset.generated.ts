/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type PasswordResetWorksQueryVariables = Exact<{
  token: string;
}>;


export interface PasswordResetWorksQuery { passwordResetWorks: boolean }

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export interface ForgotPasswordMutation { forgotPassword: boolean }

export type ResetPasswordMutationVariables = Exact<{
  input: Schema.ResetPasswordInput;
}>;


export interface ResetPasswordMutation { resetPassword: boolean }


export const PasswordResetWorksDocument = /* @__PURE__ */ documentOf<PasswordResetWorksQuery, PasswordResetWorksQueryVariables>("query PasswordResetWorks($token:String!){passwordResetWorks(token:$token)}");
export function usePasswordResetWorksQuery(options: QueryOptions<PasswordResetWorksQuery, PasswordResetWorksQueryVariables>) {
  return useQuery(PasswordResetWorksDocument, options);
}
export function usePasswordResetWorksLazyQuery(options?: LazyQueryOptions<PasswordResetWorksQuery, PasswordResetWorksQueryVariables>) {
  return useLazyQuery(PasswordResetWorksDocument, options);
}

export const ForgotPasswordDocument = /* @__PURE__ */ documentOf<ForgotPasswordMutation, ForgotPasswordMutationVariables>("mutation ForgotPassword($email:String!){forgotPassword(email:$email)}");
export function useForgotPasswordMutation(options?: MutationOptions<ForgotPasswordMutation, ForgotPasswordMutationVariables>) {
  return useMutation(ForgotPasswordDocument, options);
}

export const ResetPasswordDocument = /* @__PURE__ */ documentOf<ResetPasswordMutation, ResetPasswordMutationVariables>("mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input)}");
export function useResetPasswordMutation(options?: MutationOptions<ResetPasswordMutation, ResetPasswordMutationVariables>) {
  return useMutation(ResetPasswordDocument, options);
}