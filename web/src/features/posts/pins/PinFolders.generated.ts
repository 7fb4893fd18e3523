/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
import { PinDetails_PostFragmentDoc } from './Pin.generated';
export type PinFolder_FolderFragment = { __typename: 'PinFolder', id: string, name: string, pinCount: number } & { ' $fragmentName'?: 'PinFolder_FolderFragment' };

export type MyPinFoldersQueryVariables = Exact<{ [key: string]: never; }>;


export interface MyPinFoldersQuery { viewer: { __typename: 'Viewer', pinCount: number, pinFolders: Array<{ __typename: 'PinFolder', id: string, name: string, pinCount: number }> } | null }

export type FoldersOfPinQueryVariables = Exact<{
  id: string;
}>;


export interface FoldersOfPinQuery { viewer: { __typename: 'Viewer', pinFolders: Array<{ __typename: 'PinFolder', id: string, name: string, pinCount: number }> } | null, post: { __typename: 'Post', id: string, viewerPin: { __typename: 'Pin', note: string | null, folder: { __typename: 'PinFolder', id: string, name: string } | null } | null } | null }

export type CreatePinFolderMutationVariables = Exact<{
  name: string;
}>;


export interface CreatePinFolderMutation { createPinFolder: { __typename: 'PinFolderPayload', folder: { __typename: 'PinFolder', id: string, name: string, pinCount: number } } }

export type RenamePinFolderMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export interface RenamePinFolderMutation { renamePinFolder: { __typename: 'PinFolderPayload', folder: { __typename: 'PinFolder', id: string, name: string, pinCount: number } } }

export type DeletePinFolderMutationVariables = Exact<{
  id: string;
}>;


export interface DeletePinFolderMutation { deletePinFolder: { __typename: 'DeletePayload', deletedId: string } }


export const PinFolder_FolderFragmentDoc = /* @__PURE__ */ documentOf<PinFolder_FolderFragment, Record<string, never>>("fragment PinFolder_folder on PinFolder{id name pinCount}");

export const MyPinFoldersDocument = /* @__PURE__ */ documentOf<MyPinFoldersQuery, MyPinFoldersQueryVariables>("query MyPinFolders{viewer{pinCount pinFolders{...PinFolder_folder@unmask}}}", PinFolder_FolderFragmentDoc);
export function useMyPinFoldersQuery(options?: QueryOptions<MyPinFoldersQuery, MyPinFoldersQueryVariables>) {
  return useQuery(MyPinFoldersDocument, options);
}
export function useMyPinFoldersLazyQuery(options?: LazyQueryOptions<MyPinFoldersQuery, MyPinFoldersQueryVariables>) {
  return useLazyQuery(MyPinFoldersDocument, options);
}

export const FoldersOfPinDocument = /* @__PURE__ */ documentOf<FoldersOfPinQuery, FoldersOfPinQueryVariables>("query FoldersOfPin($id:ID!){viewer{pinFolders{...PinFolder_folder@unmask}}post(id:$id){...PinDetails_post@unmask}}", PinFolder_FolderFragmentDoc, PinDetails_PostFragmentDoc);
export function useFoldersOfPinQuery(options: QueryOptions<FoldersOfPinQuery, FoldersOfPinQueryVariables>) {
  return useQuery(FoldersOfPinDocument, options);
}
export function useFoldersOfPinLazyQuery(options?: LazyQueryOptions<FoldersOfPinQuery, FoldersOfPinQueryVariables>) {
  return useLazyQuery(FoldersOfPinDocument, options);
}

export const CreatePinFolderDocument = /* @__PURE__ */ documentOf<CreatePinFolderMutation, CreatePinFolderMutationVariables>("mutation CreatePinFolder($name:String!){createPinFolder(name:$name){folder{...PinFolder_folder@unmask}}}", PinFolder_FolderFragmentDoc);
export function useCreatePinFolderMutation(options?: MutationOptions<CreatePinFolderMutation, CreatePinFolderMutationVariables>) {
  return useMutation(CreatePinFolderDocument, options);
}

export const RenamePinFolderDocument = /* @__PURE__ */ documentOf<RenamePinFolderMutation, RenamePinFolderMutationVariables>("mutation RenamePinFolder($id:ID!$name:String!){renamePinFolder(id:$id name:$name){folder{...PinFolder_folder@unmask}}}", PinFolder_FolderFragmentDoc);
export function useRenamePinFolderMutation(options?: MutationOptions<RenamePinFolderMutation, RenamePinFolderMutationVariables>) {
  return useMutation(RenamePinFolderDocument, options);
}

export const DeletePinFolderDocument = /* @__PURE__ */ documentOf<DeletePinFolderMutation, DeletePinFolderMutationVariables>("mutation DeletePinFolder($id:ID!){deletePinFolder(id:$id){deletedId}}");
export function useDeletePinFolderMutation(options?: MutationOptions<DeletePinFolderMutation, DeletePinFolderMutationVariables>) {
  return useMutation(DeletePinFolderDocument, options);
}