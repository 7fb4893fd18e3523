/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type RequestRow_RequestFragment = { __typename: 'RegistrationRequest', id: string, handle: string, displayName: string, email: string, reason: string, cause: Schema.ApprovalCause, invitedBy: string | null, verifiedAt: string } & { ' $fragmentName'?: 'RequestRow_RequestFragment' };

export type RegistrationRequestsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface RegistrationRequestsQuery { registrationRequests: { __typename: 'RegistrationRequestConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'RegistrationRequestEdge', cursor: string, node: { __typename: 'RegistrationRequest', id: string, handle: string, displayName: string, email: string, reason: string, cause: Schema.ApprovalCause, invitedBy: string | null, verifiedAt: string } }> } }

export type RegistrationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export interface RegistrationSettingsQuery { registrationSettings: { __typename: 'RegistrationSettings', mode: Schema.RegistrationMode, modeInForce: Schema.RegistrationMode, reviewerSeenAt: string | null, minAge: number | null } }

export type DecideRegistrationMutationVariables = Exact<{
  input: Schema.DecideRegistrationInput;
}>;


export interface DecideRegistrationMutation { decideRegistration: { __typename: 'DecideRegistrationPayload', decidedIds: Array<string> } }

export type SetRegistrationModeMutationVariables = Exact<{
  mode: Schema.RegistrationMode;
}>;


export interface SetRegistrationModeMutation { setRegistrationMode: { __typename: 'RegistrationSettings', mode: Schema.RegistrationMode, modeInForce: Schema.RegistrationMode, reviewerSeenAt: string | null, minAge: number | null } }

export type DomainRow_BlockFragment = { __typename: 'EmailDomainBlock', id: string, domain: string, needsApproval: boolean, comment: string, createdAt: string, createdBy: string | null } & { ' $fragmentName'?: 'DomainRow_BlockFragment' };

export type HandleRow_BlockFragment = { __typename: 'HandleBlock', id: string, pattern: string, isExact: boolean, needsApproval: boolean, comment: string, createdAt: string, createdBy: string | null } & { ' $fragmentName'?: 'HandleRow_BlockFragment' };

export type NetworkRow_BlockFragment = { __typename: 'IpBlock', id: string, range: string, severity: Schema.IpSeverity, endsAt: string | null, comment: string, createdAt: string, createdBy: string | null } & { ' $fragmentName'?: 'NetworkRow_BlockFragment' };

export type EmailDomainBlocksQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface EmailDomainBlocksQuery { emailDomainBlocks: { __typename: 'EmailDomainBlockConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'EmailDomainBlockEdge', cursor: string, node: { __typename: 'EmailDomainBlock', id: string, domain: string, needsApproval: boolean, comment: string, createdAt: string, createdBy: string | null } }> } }

export type HandleBlocksQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface HandleBlocksQuery { handleBlocks: { __typename: 'HandleBlockConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'HandleBlockEdge', cursor: string, node: { __typename: 'HandleBlock', id: string, pattern: string, isExact: boolean, needsApproval: boolean, comment: string, createdAt: string, createdBy: string | null } }> } }

export type IpBlocksQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export interface IpBlocksQuery { ipBlocks: { __typename: 'IpBlockConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'IpBlockEdge', cursor: string, node: { __typename: 'IpBlock', id: string, range: string, severity: Schema.IpSeverity, endsAt: string | null, comment: string, createdAt: string, createdBy: string | null } }> } }

export type AddEmailDomainBlockMutationVariables = Exact<{
  input: Schema.AddEmailDomainBlockInput;
}>;


export interface AddEmailDomainBlockMutation { addEmailDomainBlock: string }

export type AddHandleBlockMutationVariables = Exact<{
  input: Schema.AddHandleBlockInput;
}>;


export interface AddHandleBlockMutation { addHandleBlock: string }

export type AddIpBlockMutationVariables = Exact<{
  input: Schema.AddIpBlockInput;
}>;


export interface AddIpBlockMutation { addIpBlock: string }

export type RemoveEmailDomainBlockMutationVariables = Exact<{
  id: string;
}>;


export interface RemoveEmailDomainBlockMutation { removeEmailDomainBlock: { __typename: 'DeletePayload', deletedId: string } }

export type RemoveHandleBlockMutationVariables = Exact<{
  id: string;
}>;


export interface RemoveHandleBlockMutation { removeHandleBlock: { __typename: 'DeletePayload', deletedId: string } }

export type RemoveIpBlockMutationVariables = Exact<{
  id: string;
}>;


export interface RemoveIpBlockMutation { removeIpBlock: { __typename: 'DeletePayload', deletedId: string } }

export type SetRegistrationMinAgeMutationVariables = Exact<{
  minAge?: number | null | undefined;
}>;


export interface SetRegistrationMinAgeMutation { setRegistrationMinAge: { __typename: 'RegistrationSettings', mode: Schema.RegistrationMode, modeInForce: Schema.RegistrationMode, reviewerSeenAt: string | null, minAge: number | null } }


export const RequestRow_RequestFragmentDoc = /* @__PURE__ */ documentOf<RequestRow_RequestFragment, Record<string, never>>("fragment RequestRow_request on RegistrationRequest{id handle displayName email reason cause invitedBy verifiedAt}");

export const RegistrationRequestsDocument = /* @__PURE__ */ documentOf<RegistrationRequestsQuery, RegistrationRequestsQueryVariables>("query RegistrationRequests($first:Int!$after:String){registrationRequests(first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...RequestRow_request@unmask}}}}", RequestRow_RequestFragmentDoc);
export function useRegistrationRequestsQuery(options: QueryOptions<RegistrationRequestsQuery, RegistrationRequestsQueryVariables>) {
  return useQuery(RegistrationRequestsDocument, options);
}
export function useRegistrationRequestsLazyQuery(options?: LazyQueryOptions<RegistrationRequestsQuery, RegistrationRequestsQueryVariables>) {
  return useLazyQuery(RegistrationRequestsDocument, options);
}

export const RegistrationSettingsDocument = /* @__PURE__ */ documentOf<RegistrationSettingsQuery, RegistrationSettingsQueryVariables>("query RegistrationSettings{registrationSettings{mode modeInForce reviewerSeenAt minAge}}");
export function useRegistrationSettingsQuery(options?: QueryOptions<RegistrationSettingsQuery, RegistrationSettingsQueryVariables>) {
  return useQuery(RegistrationSettingsDocument, options);
}
export function useRegistrationSettingsLazyQuery(options?: LazyQueryOptions<RegistrationSettingsQuery, RegistrationSettingsQueryVariables>) {
  return useLazyQuery(RegistrationSettingsDocument, options);
}

export const DecideRegistrationDocument = /* @__PURE__ */ documentOf<DecideRegistrationMutation, DecideRegistrationMutationVariables>("mutation DecideRegistration($input:DecideRegistrationInput!){decideRegistration(input:$input){decidedIds}}");
export function useDecideRegistrationMutation(options?: MutationOptions<DecideRegistrationMutation, DecideRegistrationMutationVariables>) {
  return useMutation(DecideRegistrationDocument, options);
}

export const SetRegistrationModeDocument = /* @__PURE__ */ documentOf<SetRegistrationModeMutation, SetRegistrationModeMutationVariables>("mutation SetRegistrationMode($mode:RegistrationMode!){setRegistrationMode(mode:$mode){mode modeInForce reviewerSeenAt minAge}}");
export function useSetRegistrationModeMutation(options?: MutationOptions<SetRegistrationModeMutation, SetRegistrationModeMutationVariables>) {
  return useMutation(SetRegistrationModeDocument, options);
}

export const DomainRow_BlockFragmentDoc = /* @__PURE__ */ documentOf<DomainRow_BlockFragment, Record<string, never>>("fragment DomainRow_block on EmailDomainBlock{id domain needsApproval comment createdAt createdBy}");

export const HandleRow_BlockFragmentDoc = /* @__PURE__ */ documentOf<HandleRow_BlockFragment, Record<string, never>>("fragment HandleRow_block on HandleBlock{id pattern isExact needsApproval comment createdAt createdBy}");

export const NetworkRow_BlockFragmentDoc = /* @__PURE__ */ documentOf<NetworkRow_BlockFragment, Record<string, never>>("fragment NetworkRow_block on IpBlock{id range severity endsAt comment createdAt createdBy}");

export const EmailDomainBlocksDocument = /* @__PURE__ */ documentOf<EmailDomainBlocksQuery, EmailDomainBlocksQueryVariables>("query EmailDomainBlocks($first:Int!$after:String){emailDomainBlocks(first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...DomainRow_block@unmask}}}}", DomainRow_BlockFragmentDoc);
export function useEmailDomainBlocksQuery(options: QueryOptions<EmailDomainBlocksQuery, EmailDomainBlocksQueryVariables>) {
  return useQuery(EmailDomainBlocksDocument, options);
}
export function useEmailDomainBlocksLazyQuery(options?: LazyQueryOptions<EmailDomainBlocksQuery, EmailDomainBlocksQueryVariables>) {
  return useLazyQuery(EmailDomainBlocksDocument, options);
}

export const HandleBlocksDocument = /* @__PURE__ */ documentOf<HandleBlocksQuery, HandleBlocksQueryVariables>("query HandleBlocks($first:Int!$after:String){handleBlocks(first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...HandleRow_block@unmask}}}}", HandleRow_BlockFragmentDoc);
export function useHandleBlocksQuery(options: QueryOptions<HandleBlocksQuery, HandleBlocksQueryVariables>) {
  return useQuery(HandleBlocksDocument, options);
}
export function useHandleBlocksLazyQuery(options?: LazyQueryOptions<HandleBlocksQuery, HandleBlocksQueryVariables>) {
  return useLazyQuery(HandleBlocksDocument, options);
}

export const IpBlocksDocument = /* @__PURE__ */ documentOf<IpBlocksQuery, IpBlocksQueryVariables>("query IpBlocks($first:Int!$after:String){ipBlocks(first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...NetworkRow_block@unmask}}}}", NetworkRow_BlockFragmentDoc);
export function useIpBlocksQuery(options: QueryOptions<IpBlocksQuery, IpBlocksQueryVariables>) {
  return useQuery(IpBlocksDocument, options);
}
export function useIpBlocksLazyQuery(options?: LazyQueryOptions<IpBlocksQuery, IpBlocksQueryVariables>) {
  return useLazyQuery(IpBlocksDocument, options);
}

export const AddEmailDomainBlockDocument = /* @__PURE__ */ documentOf<AddEmailDomainBlockMutation, AddEmailDomainBlockMutationVariables>("mutation AddEmailDomainBlock($input:AddEmailDomainBlockInput!){addEmailDomainBlock(input:$input)}");
export function useAddEmailDomainBlockMutation(options?: MutationOptions<AddEmailDomainBlockMutation, AddEmailDomainBlockMutationVariables>) {
  return useMutation(AddEmailDomainBlockDocument, options);
}

export const AddHandleBlockDocument = /* @__PURE__ */ documentOf<AddHandleBlockMutation, AddHandleBlockMutationVariables>("mutation AddHandleBlock($input:AddHandleBlockInput!){addHandleBlock(input:$input)}");
export function useAddHandleBlockMutation(options?: MutationOptions<AddHandleBlockMutation, AddHandleBlockMutationVariables>) {
  return useMutation(AddHandleBlockDocument, options);
}

export const AddIpBlockDocument = /* @__PURE__ */ documentOf<AddIpBlockMutation, AddIpBlockMutationVariables>("mutation AddIpBlock($input:AddIpBlockInput!){addIpBlock(input:$input)}");
export function useAddIpBlockMutation(options?: MutationOptions<AddIpBlockMutation, AddIpBlockMutationVariables>) {
  return useMutation(AddIpBlockDocument, options);
}

export const RemoveEmailDomainBlockDocument = /* @__PURE__ */ documentOf<RemoveEmailDomainBlockMutation, RemoveEmailDomainBlockMutationVariables>("mutation RemoveEmailDomainBlock($id:ID!){removeEmailDomainBlock(id:$id){deletedId}}");
export function useRemoveEmailDomainBlockMutation(options?: MutationOptions<RemoveEmailDomainBlockMutation, RemoveEmailDomainBlockMutationVariables>) {
  return useMutation(RemoveEmailDomainBlockDocument, options);
}

export const RemoveHandleBlockDocument = /* @__PURE__ */ documentOf<RemoveHandleBlockMutation, RemoveHandleBlockMutationVariables>("mutation RemoveHandleBlock($id:ID!){removeHandleBlock(id:$id){deletedId}}");
export function useRemoveHandleBlockMutation(options?: MutationOptions<RemoveHandleBlockMutation, RemoveHandleBlockMutationVariables>) {
  return useMutation(RemoveHandleBlockDocument, options);
}

export const RemoveIpBlockDocument = /* @__PURE__ */ documentOf<RemoveIpBlockMutation, RemoveIpBlockMutationVariables>("mutation RemoveIpBlock($id:ID!){removeIpBlock(id:$id){deletedId}}");
export function useRemoveIpBlockMutation(options?: MutationOptions<RemoveIpBlockMutation, RemoveIpBlockMutationVariables>) {
  return useMutation(RemoveIpBlockDocument, options);
}

export const SetRegistrationMinAgeDocument = /* @__PURE__ */ documentOf<SetRegistrationMinAgeMutation, SetRegistrationMinAgeMutationVariables>("mutation SetRegistrationMinAge($minAge:Int){setRegistrationMinAge(minAge:$minAge){mode modeInForce reviewerSeenAt minAge}}");
export function useSetRegistrationMinAgeMutation(options?: MutationOptions<SetRegistrationMinAgeMutation, SetRegistrationMinAgeMutationVariables>) {
  return useMutation(SetRegistrationMinAgeDocument, options);
}