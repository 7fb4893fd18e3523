/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type NewsletterFragment = { __typename: 'Newsletter', id: string, subject: string, body: string, createdAt: string, queued: number, sent: number, failed: number, skipped: number } & { ' $fragmentName'?: 'NewsletterFragment' };

export type NewslettersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export interface NewslettersQuery { newsletters: { __typename: 'NewsletterConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'NewsletterEdge', node: { __typename: 'Newsletter', id: string, subject: string, body: string, createdAt: string, queued: number, sent: number, failed: number, skipped: number } }> } }

export type NewsletterProgressQueryVariables = Exact<{
  id: string;
}>;


export interface NewsletterProgressQuery { newsletter: { __typename: 'Newsletter', id: string, queued: number, sent: number, failed: number, skipped: number } | null }

export type NewsletterPreviewQueryVariables = Exact<{
  body: string;
}>;


export interface NewsletterPreviewQuery { newsletterPreview: string }

export type SendNewsletterMutationVariables = Exact<{
  input: Schema.SendNewsletterInput;
}>;


export interface SendNewsletterMutation { sendNewsletter: { __typename: 'Newsletter', id: string, subject: string, body: string, createdAt: string, queued: number, sent: number, failed: number, skipped: number } }


export const NewsletterFragmentDoc = /* @__PURE__ */ documentOf<NewsletterFragment, Record<string, never>>("fragment Newsletter on Newsletter{id subject body createdAt queued sent failed skipped}");

export const NewslettersDocument = /* @__PURE__ */ documentOf<NewslettersQuery, NewslettersQueryVariables>("query Newsletters($after:String){newsletters(first:10 after:$after){pageInfo{hasNextPage endCursor}edges{node{...Newsletter@unmask}}}}", NewsletterFragmentDoc);
export function useNewslettersQuery(options?: QueryOptions<NewslettersQuery, NewslettersQueryVariables>) {
  return useQuery(NewslettersDocument, options);
}
export function useNewslettersLazyQuery(options?: LazyQueryOptions<NewslettersQuery, NewslettersQueryVariables>) {
  return useLazyQuery(NewslettersDocument, options);
}

export const NewsletterProgressDocument = /* @__PURE__ */ documentOf<NewsletterProgressQuery, NewsletterProgressQueryVariables>("query NewsletterProgress($id:ID!){newsletter(id:$id){id queued sent failed skipped}}");
export function useNewsletterProgressQuery(options: QueryOptions<NewsletterProgressQuery, NewsletterProgressQueryVariables>) {
  return useQuery(NewsletterProgressDocument, options);
}
export function useNewsletterProgressLazyQuery(options?: LazyQueryOptions<NewsletterProgressQuery, NewsletterProgressQueryVariables>) {
  return useLazyQuery(NewsletterProgressDocument, options);
}

export const NewsletterPreviewDocument = /* @__PURE__ */ documentOf<NewsletterPreviewQuery, NewsletterPreviewQueryVariables>("query NewsletterPreview($body:String!){newsletterPreview(body:$body)}");
export function useNewsletterPreviewQuery(options: QueryOptions<NewsletterPreviewQuery, NewsletterPreviewQueryVariables>) {
  return useQuery(NewsletterPreviewDocument, options);
}
export function useNewsletterPreviewLazyQuery(options?: LazyQueryOptions<NewsletterPreviewQuery, NewsletterPreviewQueryVariables>) {
  return useLazyQuery(NewsletterPreviewDocument, options);
}

export const SendNewsletterDocument = /* @__PURE__ */ documentOf<SendNewsletterMutation, SendNewsletterMutationVariables>("mutation SendNewsletter($input:SendNewsletterInput!){sendNewsletter(input:$input){...Newsletter@unmask}}", NewsletterFragmentDoc);
export function useSendNewsletterMutation(options?: MutationOptions<SendNewsletterMutation, SendNewsletterMutationVariables>) {
  return useMutation(SendNewsletterDocument, options);
}