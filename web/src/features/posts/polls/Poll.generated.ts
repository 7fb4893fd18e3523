/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { MutationOptions } from '../../../graphql/hook-options';
export type Poll_PollFragment = { __typename: 'Poll', id: string, voterCount: number, endsAt: string, hasEnded: boolean, isMultiple: boolean, viewerChoices: Array<number>, viewerCanVote: boolean, options: Array<{ __typename: 'PollOption', text: string, votes: number | null }> } & { ' $fragmentName'?: 'Poll_PollFragment' };

export type VotePollMutationVariables = Exact<{
  id: string;
  choices: Array<number>;
}>;


export interface VotePollMutation { votePoll: { __typename: 'PostPayload', post: { __typename: 'Post', id: string, poll: { __typename: 'Poll', id: string, voterCount: number, endsAt: string, hasEnded: boolean, isMultiple: boolean, viewerChoices: Array<number>, viewerCanVote: boolean, options: Array<{ __typename: 'PollOption', text: string, votes: number | null }> } | null } } }


export const Poll_PollFragmentDoc = /* @__PURE__ */ documentOf<Poll_PollFragment, Record<string, never>>("fragment Poll_poll on Poll{id options{text votes}voterCount endsAt hasEnded isMultiple viewerChoices viewerCanVote}");

export const VotePollDocument = /* @__PURE__ */ documentOf<VotePollMutation, VotePollMutationVariables>("mutation VotePoll($id:ID!$choices:[Int!]!){votePoll(postId:$id choices:$choices){post{id poll{...Poll_poll@unmask}}}}", Poll_PollFragmentDoc);
export function useVotePollMutation(options?: MutationOptions<VotePollMutation, VotePollMutationVariables>) {
  return useMutation(VotePollDocument, options);
}