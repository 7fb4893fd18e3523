/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { type PersonRow_UserFragment, PersonRow_UserFragmentDoc } from '../rows/PersonRow.generated';
export type List_ListFragment = { __typename: 'List', id: string, title: string, isExclusive: boolean, replies: Schema.ListReplies, memberCount: number, hashtags: Array<string>, phrases: Array<string> } & { ' $fragmentName'?: 'List_ListFragment' };

export type MyListsQueryVariables = Exact<{ [key: string]: never; }>;


export interface MyListsQuery { viewer: { __typename: 'Viewer', lists: Array<{ __typename: 'List', id: string, title: string }> } | null }

export type ManagedListsQueryVariables = Exact<{ [key: string]: never; }>;


export interface ManagedListsQuery { viewer: { __typename: 'Viewer', lists: Array<{ __typename: 'List', id: string, title: string, isExclusive: boolean, replies: Schema.ListReplies, memberCount: number, hashtags: Array<string>, phrases: Array<string> }>, followedHashtags: Array<{ __typename: 'FollowedHashtag', tag: string, name: string }> } | null }

export type ListsWithQueryVariables = Exact<{
  handle: string;
}>;


export interface ListsWithQuery { user: { __typename: 'User', id: string, viewerListIds: Array<string> } | null, viewer: { __typename: 'Viewer', lists: Array<{ __typename: 'List', id: string, title: string }> } | null }

export type OneListQueryVariables = Exact<{
  id: string;
}>;


export interface OneListQuery { list: { __typename: 'List', id: string, title: string, isExclusive: boolean, replies: Schema.ListReplies, memberCount: number, hashtags: Array<string>, phrases: Array<string> } | null }

export type ListMembersQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export interface ListMembersQuery { list: { __typename: 'List', id: string, members: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: (
          { __typename: 'User', id: string, handle: string, displayName: string }
          & { ' $fragmentRefs'?: { 'PersonRow_UserFragment': PersonRow_UserFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null }

export type CreateListMutationVariables = Exact<{
  input: Schema.CreateListInput;
}>;


export interface CreateListMutation { createList: { __typename: 'ListPayload', list: { __typename: 'List', id: string, title: string, isExclusive: boolean, replies: Schema.ListReplies, memberCount: number, hashtags: Array<string>, phrases: Array<string> } } }

export type UpdateListMutationVariables = Exact<{
  id: string;
  input: Schema.UpdateListInput;
}>;


export interface UpdateListMutation { updateList: { __typename: 'ListPayload', list: { __typename: 'List', id: string, title: string, isExclusive: boolean, replies: Schema.ListReplies, memberCount: number, hashtags: Array<string>, phrases: Array<string> } } }

export type DeleteListMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteListMutation { deleteList: { __typename: 'DeletePayload', deletedId: string } }

export type AddToListMutationVariables = Exact<{
  id: string;
  member: Schema.ListMemberInput;
}>;


export interface AddToListMutation { addToList: { __typename: 'ListPayload', list: { __typename: 'List', id: string, title: string, isExclusive: boolean, replies: Schema.ListReplies, memberCount: number, hashtags: Array<string>, phrases: Array<string> } } }

export type RemoveFromListMutationVariables = Exact<{
  id: string;
  member: Schema.ListMemberInput;
}>;


export interface RemoveFromListMutation { removeFromList: { __typename: 'ListPayload', list: { __typename: 'List', id: string, title: string, isExclusive: boolean, replies: Schema.ListReplies, memberCount: number, hashtags: Array<string>, phrases: Array<string> } } }

export type FollowHashtagMutationVariables = Exact<{
  tag: string;
}>;


export interface FollowHashtagMutation { followHashtag: { __typename: 'FollowHashtagPayload', hashtag: { __typename: 'Hashtag', tag: string, viewerIsFollowing: boolean } | null, followedHashtags: Array<{ __typename: 'FollowedHashtag', tag: string, name: string }> } }

export type UnfollowHashtagMutationVariables = Exact<{
  tag: string;
}>;


export interface UnfollowHashtagMutation { unfollowHashtag: { __typename: 'FollowHashtagPayload', hashtag: { __typename: 'Hashtag', tag: string, viewerIsFollowing: boolean } | null, followedHashtags: Array<{ __typename: 'FollowedHashtag', tag: string, name: string }> } }


export const List_ListFragmentDoc = /* @__PURE__ */ documentOf<List_ListFragment, Record<string, never>>("fragment List_list on List{id title isExclusive replies memberCount hashtags phrases}");

export const MyListsDocument = /* @__PURE__ */ documentOf<MyListsQuery, MyListsQueryVariables>("query MyLists{viewer{lists{id title}}}");
export function useMyListsQuery(options?: QueryOptions<MyListsQuery, MyListsQueryVariables>) {
  return useQuery(MyListsDocument, options);
}
export function useMyListsLazyQuery(options?: LazyQueryOptions<MyListsQuery, MyListsQueryVariables>) {
  return useLazyQuery(MyListsDocument, options);
}

export const ManagedListsDocument = /* @__PURE__ */ documentOf<ManagedListsQuery, ManagedListsQueryVariables>("query ManagedLists{viewer{lists{...List_list@unmask}followedHashtags{tag name}}}", List_ListFragmentDoc);
export function useManagedListsQuery(options?: QueryOptions<ManagedListsQuery, ManagedListsQueryVariables>) {
  return useQuery(ManagedListsDocument, options);
}
export function useManagedListsLazyQuery(options?: LazyQueryOptions<ManagedListsQuery, ManagedListsQueryVariables>) {
  return useLazyQuery(ManagedListsDocument, options);
}

export const ListsWithDocument = /* @__PURE__ */ documentOf<ListsWithQuery, ListsWithQueryVariables>("query ListsWith($handle:String!){user(handle:$handle){id viewerListIds}viewer{lists{id title}}}");
export function useListsWithQuery(options: QueryOptions<ListsWithQuery, ListsWithQueryVariables>) {
  return useQuery(ListsWithDocument, options);
}
export function useListsWithLazyQuery(options?: LazyQueryOptions<ListsWithQuery, ListsWithQueryVariables>) {
  return useLazyQuery(ListsWithDocument, options);
}

export const OneListDocument = /* @__PURE__ */ documentOf<OneListQuery, OneListQueryVariables>("query OneList($id:ID!){list(id:$id){...List_list@unmask}}", List_ListFragmentDoc);
export function useOneListQuery(options: QueryOptions<OneListQuery, OneListQueryVariables>) {
  return useQuery(OneListDocument, options);
}
export function useOneListLazyQuery(options?: LazyQueryOptions<OneListQuery, OneListQueryVariables>) {
  return useLazyQuery(OneListDocument, options);
}

export const ListMembersDocument = /* @__PURE__ */ documentOf<ListMembersQuery, ListMembersQueryVariables>("query ListMembers($id:ID!$first:Int!$after:String){list(id:$id){id members(first:$first after:$after){edges{cursor node{id handle displayName ...PersonRow_user}}pageInfo{hasNextPage endCursor}}}}", PersonRow_UserFragmentDoc);
export function useListMembersQuery(options: QueryOptions<ListMembersQuery, ListMembersQueryVariables>) {
  return useQuery(ListMembersDocument, options);
}
export function useListMembersLazyQuery(options?: LazyQueryOptions<ListMembersQuery, ListMembersQueryVariables>) {
  return useLazyQuery(ListMembersDocument, options);
}

export const CreateListDocument = /* @__PURE__ */ documentOf<CreateListMutation, CreateListMutationVariables>("mutation CreateList($input:CreateListInput!){createList(input:$input){list{...List_list@unmask}}}", List_ListFragmentDoc);
export function useCreateListMutation(options?: MutationOptions<CreateListMutation, CreateListMutationVariables>) {
  return useMutation(CreateListDocument, options);
}

export const UpdateListDocument = /* @__PURE__ */ documentOf<UpdateListMutation, UpdateListMutationVariables>("mutation UpdateList($id:ID!$input:UpdateListInput!){updateList(id:$id input:$input){list{...List_list@unmask}}}", List_ListFragmentDoc);
export function useUpdateListMutation(options?: MutationOptions<UpdateListMutation, UpdateListMutationVariables>) {
  return useMutation(UpdateListDocument, options);
}

export const DeleteListDocument = /* @__PURE__ */ documentOf<DeleteListMutation, DeleteListMutationVariables>("mutation DeleteList($id:ID!){deleteList(id:$id){deletedId}}");
export function useDeleteListMutation(options?: MutationOptions<DeleteListMutation, DeleteListMutationVariables>) {
  return useMutation(DeleteListDocument, options);
}

export const AddToListDocument = /* @__PURE__ */ documentOf<AddToListMutation, AddToListMutationVariables>("mutation AddToList($id:ID!$member:ListMemberInput!){addToList(id:$id member:$member){list{...List_list@unmask}}}", List_ListFragmentDoc);
export function useAddToListMutation(options?: MutationOptions<AddToListMutation, AddToListMutationVariables>) {
  return useMutation(AddToListDocument, options);
}

export const RemoveFromListDocument = /* @__PURE__ */ documentOf<RemoveFromListMutation, RemoveFromListMutationVariables>("mutation RemoveFromList($id:ID!$member:ListMemberInput!){removeFromList(id:$id member:$member){list{...List_list@unmask}}}", List_ListFragmentDoc);
export function useRemoveFromListMutation(options?: MutationOptions<RemoveFromListMutation, RemoveFromListMutationVariables>) {
  return useMutation(RemoveFromListDocument, options);
}

export const FollowHashtagDocument = /* @__PURE__ */ documentOf<FollowHashtagMutation, FollowHashtagMutationVariables>("mutation FollowHashtag($tag:String!){followHashtag(tag:$tag){hashtag{tag viewerIsFollowing}followedHashtags{tag name}}}");
export function useFollowHashtagMutation(options?: MutationOptions<FollowHashtagMutation, FollowHashtagMutationVariables>) {
  return useMutation(FollowHashtagDocument, options);
}

export const UnfollowHashtagDocument = /* @__PURE__ */ documentOf<UnfollowHashtagMutation, UnfollowHashtagMutationVariables>("mutation UnfollowHashtag($tag:String!){unfollowHashtag(tag:$tag){hashtag{tag viewerIsFollowing}followedHashtags{tag name}}}");
export function useUnfollowHashtagMutation(options?: MutationOptions<UnfollowHashtagMutation, UnfollowHashtagMutationVariables>) {
  return useMutation(UnfollowHashtagDocument, options);
}