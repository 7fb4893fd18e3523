/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../../graphql/hook-options';
export type OwnLinksQueryVariables = Exact<{ [key: string]: never; }>;


export interface OwnLinksQuery { viewer: { __typename: 'Viewer', user: { __typename: 'User', id: string, links: Array<{ __typename: 'ProfileLink', label: string, url: string, verifiedAt: string | null }> } } | null }

export type UpdateProfileLinksMutationVariables = Exact<{
  links: Array<Schema.ProfileLinkInput>;
}>;


export interface UpdateProfileLinksMutation { updateProfileLinks: { __typename: 'UserPayload', user: { __typename: 'User', id: string, links: Array<{ __typename: 'ProfileLink', label: string, url: string, verifiedAt: string | null }> } } }


export const OwnLinksDocument = /* @__PURE__ */ documentOf<OwnLinksQuery, OwnLinksQueryVariables>("query OwnLinks{viewer{user{id links{label url verifiedAt}}}}");
export function useOwnLinksQuery(options?: QueryOptions<OwnLinksQuery, OwnLinksQueryVariables>) {
  return useQuery(OwnLinksDocument, options);
}
export function useOwnLinksLazyQuery(options?: LazyQueryOptions<OwnLinksQuery, OwnLinksQueryVariables>) {
  return useLazyQuery(OwnLinksDocument, options);
}

export const UpdateProfileLinksDocument = /* @__PURE__ */ documentOf<UpdateProfileLinksMutation, UpdateProfileLinksMutationVariables>("mutation UpdateProfileLinks($links:[ProfileLinkInput!]!){updateProfileLinks(input:{links:$links}){user{id links{label url verifiedAt}}}}");
export function useUpdateProfileLinksMutation(options?: MutationOptions<UpdateProfileLinksMutation, UpdateProfileLinksMutationVariables>) {
  return useMutation(UpdateProfileLinksDocument, options);
}