/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, QueryOptions } from '../../../graphql/hook-options';
export type PasswordResetWorksQueryVariables = Exact<{
  token: string;
}>;


export interface PasswordResetWorksQuery { passwordResetWorks: boolean }


export const PasswordResetWorksDocument = /* @__PURE__ */ documentOf<PasswordResetWorksQuery, PasswordResetWorksQueryVariables>("query PasswordResetWorks($token:String!){passwordResetWorks(token:$token)}");
export function usePasswordResetWorksQuery(options: QueryOptions<PasswordResetWorksQuery, PasswordResetWorksQueryVariables>) {
  return useQuery(PasswordResetWorksDocument, options);
}
export function usePasswordResetWorksLazyQuery(options?: LazyQueryOptions<PasswordResetWorksQuery, PasswordResetWorksQueryVariables>) {
  return useLazyQuery(PasswordResetWorksDocument, options);
}