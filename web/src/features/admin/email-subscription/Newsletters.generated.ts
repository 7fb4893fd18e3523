/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type NewsletterFragment = { __typename: 'Newsletter', id: string, subject: string, body: string, language: string | null, createdAt: string, queued: number, sent: number, failed: number, skipped: number } & { ' $fragmentName'?: 'NewsletterFragment' };

export type ScheduledNewsletterFragment = { __typename: 'ScheduledNewsletter', id: string, subject: string, body: string, language: string | null, sendAt: string } & { ' $fragmentName'?: 'ScheduledNewsletterFragment' };

export type NewslettersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export interface NewslettersQuery { newsletters: { __typename: 'NewsletterConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'NewsletterEdge', node: { __typename: 'Newsletter', id: string, subject: string, body: string, language: string | null, createdAt: string, queued: number, sent: number, failed: number, skipped: number } }> } }

export type ScheduledNewslettersQueryVariables = Exact<{ [key: string]: never; }>;


export interface ScheduledNewslettersQuery { scheduledNewsletters: Array<{ __typename: 'ScheduledNewsletter', id: string, subject: string, body: string, language: string | null, sendAt: string }> }

export type NewsletterProgressQueryVariables = Exact<{
  id: string;
}>;


export interface NewsletterProgressQuery { newsletter: { __typename: 'Newsletter', id: string, queued: number, sent: number, failed: number, skipped: number } | null }

export type NewsletterMailQueryVariables = Exact<{
  subject: string;
  body: string;
  language?: string | null | undefined;
}>;


export interface NewsletterMailQuery { newsletterMail: { __typename: 'NewsletterMail', html: string, text: string } }

export type NewsletterRecipientsQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export interface NewsletterRecipientsQuery { newsletterRecipients: number }

export type SendNewsletterMutationVariables = Exact<{
  input: Schema.SendNewsletterInput;
}>;


export interface SendNewsletterMutation { sendNewsletter: { __typename: 'Newsletter', id: string, subject: string, body: string, language: string | null, createdAt: string, queued: number, sent: number, failed: number, skipped: number } }

export type SendNewsletterTestMutationVariables = Exact<{
  input: Schema.SendNewsletterInput;
}>;


export interface SendNewsletterTestMutation { sendNewsletterTest: { __typename: 'SendNewsletterTestPayload', email: string } }

export type ScheduleNewsletterMutationVariables = Exact<{
  input: Schema.ScheduleNewsletterInput;
}>;


export interface ScheduleNewsletterMutation { scheduleNewsletter: { __typename: 'ScheduledNewsletter', id: string, subject: string, body: string, language: string | null, sendAt: string } }

export type UpdateScheduledNewsletterMutationVariables = Exact<{
  id: string;
  input: Schema.ScheduleNewsletterInput;
}>;


export interface UpdateScheduledNewsletterMutation { updateScheduledNewsletter: { __typename: 'ScheduledNewsletter', id: string, subject: string, body: string, language: string | null, sendAt: string } }

export type CancelScheduledNewsletterMutationVariables = Exact<{
  id: string;
}>;


export interface CancelScheduledNewsletterMutation { cancelScheduledNewsletter: { __typename: 'DeletePayload', deletedId: string } }


export const NewsletterFragmentDoc = /* @__PURE__ */ documentOf<NewsletterFragment, Record<string, never>>("fragment Newsletter on Newsletter{id subject body language createdAt queued sent failed skipped}");

export const ScheduledNewsletterFragmentDoc = /* @__PURE__ */ documentOf<ScheduledNewsletterFragment, Record<string, never>>("fragment ScheduledNewsletter on ScheduledNewsletter{id subject body language sendAt}");

export const NewslettersDocument = /* @__PURE__ */ documentOf<NewslettersQuery, NewslettersQueryVariables>("query Newsletters($first:Int=10$after:String){newsletters(first:$first after:$after){pageInfo{hasNextPage endCursor}edges{node{...Newsletter@unmask}}}}", NewsletterFragmentDoc);
export function useNewslettersQuery(options?: QueryOptions<NewslettersQuery, NewslettersQueryVariables>) {
  return useQuery(NewslettersDocument, options);
}
export function useNewslettersLazyQuery(options?: LazyQueryOptions<NewslettersQuery, NewslettersQueryVariables>) {
  return useLazyQuery(NewslettersDocument, options);
}

export const ScheduledNewslettersDocument = /* @__PURE__ */ documentOf<ScheduledNewslettersQuery, ScheduledNewslettersQueryVariables>("query ScheduledNewsletters{scheduledNewsletters{...ScheduledNewsletter@unmask}}", ScheduledNewsletterFragmentDoc);
export function useScheduledNewslettersQuery(options?: QueryOptions<ScheduledNewslettersQuery, ScheduledNewslettersQueryVariables>) {
  return useQuery(ScheduledNewslettersDocument, options);
}
export function useScheduledNewslettersLazyQuery(options?: LazyQueryOptions<ScheduledNewslettersQuery, ScheduledNewslettersQueryVariables>) {
  return useLazyQuery(ScheduledNewslettersDocument, options);
}

export const NewsletterProgressDocument = /* @__PURE__ */ documentOf<NewsletterProgressQuery, NewsletterProgressQueryVariables>("query NewsletterProgress($id:ID!){newsletter(id:$id){id queued sent failed skipped}}");
export function useNewsletterProgressQuery(options: QueryOptions<NewsletterProgressQuery, NewsletterProgressQueryVariables>) {
  return useQuery(NewsletterProgressDocument, options);
}
export function useNewsletterProgressLazyQuery(options?: LazyQueryOptions<NewsletterProgressQuery, NewsletterProgressQueryVariables>) {
  return useLazyQuery(NewsletterProgressDocument, options);
}

export const NewsletterMailDocument = /* @__PURE__ */ documentOf<NewsletterMailQuery, NewsletterMailQueryVariables>("query NewsletterMail($subject:String!$body:String!$language:String){newsletterMail(subject:$subject body:$body language:$language){html text}}");
export function useNewsletterMailQuery(options: QueryOptions<NewsletterMailQuery, NewsletterMailQueryVariables>) {
  return useQuery(NewsletterMailDocument, options);
}
export function useNewsletterMailLazyQuery(options?: LazyQueryOptions<NewsletterMailQuery, NewsletterMailQueryVariables>) {
  return useLazyQuery(NewsletterMailDocument, options);
}

export const NewsletterRecipientsDocument = /* @__PURE__ */ documentOf<NewsletterRecipientsQuery, NewsletterRecipientsQueryVariables>("query NewsletterRecipients($language:String){newsletterRecipients(language:$language)}");
export function useNewsletterRecipientsQuery(options?: QueryOptions<NewsletterRecipientsQuery, NewsletterRecipientsQueryVariables>) {
  return useQuery(NewsletterRecipientsDocument, options);
}
export function useNewsletterRecipientsLazyQuery(options?: LazyQueryOptions<NewsletterRecipientsQuery, NewsletterRecipientsQueryVariables>) {
  return useLazyQuery(NewsletterRecipientsDocument, options);
}

export const SendNewsletterDocument = /* @__PURE__ */ documentOf<SendNewsletterMutation, SendNewsletterMutationVariables>("mutation SendNewsletter($input:SendNewsletterInput!){sendNewsletter(input:$input){...Newsletter@unmask}}", NewsletterFragmentDoc);
export function useSendNewsletterMutation(options?: MutationOptions<SendNewsletterMutation, SendNewsletterMutationVariables>) {
  return useMutation(SendNewsletterDocument, options);
}

export const SendNewsletterTestDocument = /* @__PURE__ */ documentOf<SendNewsletterTestMutation, SendNewsletterTestMutationVariables>("mutation SendNewsletterTest($input:SendNewsletterInput!){sendNewsletterTest(input:$input){email}}");
export function useSendNewsletterTestMutation(options?: MutationOptions<SendNewsletterTestMutation, SendNewsletterTestMutationVariables>) {
  return useMutation(SendNewsletterTestDocument, options);
}

export const ScheduleNewsletterDocument = /* @__PURE__ */ documentOf<ScheduleNewsletterMutation, ScheduleNewsletterMutationVariables>("mutation ScheduleNewsletter($input:ScheduleNewsletterInput!){scheduleNewsletter(input:$input){...ScheduledNewsletter@unmask}}", ScheduledNewsletterFragmentDoc);
export function useScheduleNewsletterMutation(options?: MutationOptions<ScheduleNewsletterMutation, ScheduleNewsletterMutationVariables>) {
  return useMutation(ScheduleNewsletterDocument, options);
}

export const UpdateScheduledNewsletterDocument = /* @__PURE__ */ documentOf<UpdateScheduledNewsletterMutation, UpdateScheduledNewsletterMutationVariables>("mutation UpdateScheduledNewsletter($id:ID!$input:ScheduleNewsletterInput!){updateScheduledNewsletter(id:$id input:$input){...ScheduledNewsletter@unmask}}", ScheduledNewsletterFragmentDoc);
export function useUpdateScheduledNewsletterMutation(options?: MutationOptions<UpdateScheduledNewsletterMutation, UpdateScheduledNewsletterMutationVariables>) {
  return useMutation(UpdateScheduledNewsletterDocument, options);
}

export const CancelScheduledNewsletterDocument = /* @__PURE__ */ documentOf<CancelScheduledNewsletterMutation, CancelScheduledNewsletterMutationVariables>("mutation CancelScheduledNewsletter($id:ID!){cancelScheduledNewsletter(id:$id){deletedId}}");
export function useCancelScheduledNewsletterMutation(options?: MutationOptions<CancelScheduledNewsletterMutation, CancelScheduledNewsletterMutationVariables>) {
  return useMutation(CancelScheduledNewsletterDocument, options);
}