/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
export type OwnLinksQueryVariables = Exact<{ [key: string]: never; }>;


export interface OwnLinksQuery { viewer: { __typename: 'Viewer', user: { __typename: 'User', id: string, fields: Array<{ __typename: 'ProfileField', name: string, value: string, url: string | null, verifiedAt: string | null }> } } | null }

export type UpdateProfileFieldsMutationVariables = Exact<{
  fields: Array<Schema.ProfileFieldInput>;
}>;


export interface UpdateProfileFieldsMutation { updateProfileFields: { __typename: 'UserPayload', user: { __typename: 'User', id: string, fields: Array<{ __typename: 'ProfileField', name: string, value: string, url: string | null, verifiedAt: string | null }> } } }


export const OwnLinksDocument = /* @__PURE__ */ documentOf<OwnLinksQuery, OwnLinksQueryVariables>("query OwnLinks{viewer{user{id fields{name value url verifiedAt}}}}");
export function useOwnLinksQuery(options?: QueryOptions<OwnLinksQuery, OwnLinksQueryVariables>) {
  return useQuery(OwnLinksDocument, options);
}
export function useOwnLinksLazyQuery(options?: LazyQueryOptions<OwnLinksQuery, OwnLinksQueryVariables>) {
  return useLazyQuery(OwnLinksDocument, options);
}

export const UpdateProfileFieldsDocument = /* @__PURE__ */ documentOf<UpdateProfileFieldsMutation, UpdateProfileFieldsMutationVariables>("mutation UpdateProfileFields($fields:[ProfileFieldInput!]!){updateProfileFields(input:{fields:$fields}){user{id fields{name value url verifiedAt}}}}");
export function useUpdateProfileFieldsMutation(options?: MutationOptions<UpdateProfileFieldsMutation, UpdateProfileFieldsMutationVariables>) {
  return useMutation(UpdateProfileFieldsDocument, options);
}