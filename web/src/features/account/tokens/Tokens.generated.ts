/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type TokenRow_TokenFragment = { __typename: 'PersonalToken', id: string, name: string, scopes: Array<Schema.TokenScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } & { ' $fragmentName'?: 'TokenRow_TokenFragment' };

export type PersonalTokensQueryVariables = Exact<{ [key: string]: never; }>;


export interface PersonalTokensQuery { viewer: { __typename: 'Viewer', personalTokens: Array<{ __typename: 'PersonalToken', id: string, name: string, scopes: Array<Schema.TokenScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }> } | null }

export type CreatePersonalTokenMutationVariables = Exact<{
  input: Schema.CreatePersonalTokenInput;
}>;


export interface CreatePersonalTokenMutation { createPersonalToken: { __typename: 'CreatePersonalTokenPayload', token: string, personalToken: { __typename: 'PersonalToken', id: string, name: string, scopes: Array<Schema.TokenScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } } }

export type RevokePersonalTokenMutationVariables = Exact<{
  id: string;
}>;


export interface RevokePersonalTokenMutation { revokePersonalToken: { __typename: 'DeletePayload', deletedId: string } }


export const TokenRow_TokenFragmentDoc = /* @__PURE__ */ documentOf<TokenRow_TokenFragment, Record<string, never>>("fragment TokenRow_token on PersonalToken{id name scopes createdAt expiresAt lastUsedAt}");

export const PersonalTokensDocument = /* @__PURE__ */ documentOf<PersonalTokensQuery, PersonalTokensQueryVariables>("query PersonalTokens{viewer{personalTokens{id ...TokenRow_token@unmask}}}", TokenRow_TokenFragmentDoc);
export function usePersonalTokensQuery(options?: QueryOptions<PersonalTokensQuery, PersonalTokensQueryVariables>) {
  return useQuery(PersonalTokensDocument, options);
}
export function usePersonalTokensLazyQuery(options?: LazyQueryOptions<PersonalTokensQuery, PersonalTokensQueryVariables>) {
  return useLazyQuery(PersonalTokensDocument, options);
}

export const CreatePersonalTokenDocument = /* @__PURE__ */ documentOf<CreatePersonalTokenMutation, CreatePersonalTokenMutationVariables>("mutation CreatePersonalToken($input:CreatePersonalTokenInput!){createPersonalToken(input:$input){token personalToken{id ...TokenRow_token@unmask}}}", TokenRow_TokenFragmentDoc);
export function useCreatePersonalTokenMutation(options?: MutationOptions<CreatePersonalTokenMutation, CreatePersonalTokenMutationVariables>) {
  return useMutation(CreatePersonalTokenDocument, options);
}

export const RevokePersonalTokenDocument = /* @__PURE__ */ documentOf<RevokePersonalTokenMutation, RevokePersonalTokenMutationVariables>("mutation RevokePersonalToken($id:ID!){revokePersonalToken(id:$id){deletedId}}");
export function useRevokePersonalTokenMutation(options?: MutationOptions<RevokePersonalTokenMutation, RevokePersonalTokenMutationVariables>) {
  return useMutation(RevokePersonalTokenDocument, options);
}