/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type BinRow_ProductFragment = { __typename: 'DeletedProduct', id: string, name: string, description: string, sku: string, brand: string, price: number, currency: string, stock: number, isActive: boolean, createdAt: string, deletedAt: string, erasedAt: string } & { ' $fragmentName'?: 'BinRow_ProductFragment' };

export type DeletedProductsQueryVariables = Exact<{
  keyword?: string | null | undefined;
  sort?: Schema.DeletedProductSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface DeletedProductsQuery { deletedProducts: { __typename: 'DeletedProductConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'DeletedProductEdge', cursor: string, node: { __typename: 'DeletedProduct', id: string, name: string, description: string, sku: string, brand: string, price: number, currency: string, stock: number, isActive: boolean, createdAt: string, deletedAt: string, erasedAt: string } }> } }

export type EraseProductsMutationVariables = Exact<{
  ids: Array<string>;
}>;


export interface EraseProductsMutation { eraseProducts: Array<string> }


export const BinRow_ProductFragmentDoc = /* @__PURE__ */ documentOf<BinRow_ProductFragment, Record<string, never>>("fragment BinRow_product on DeletedProduct{id name description sku brand price currency stock isActive createdAt deletedAt erasedAt}");

export const DeletedProductsDocument = /* @__PURE__ */ documentOf<DeletedProductsQuery, DeletedProductsQueryVariables>("query DeletedProducts($keyword:String$sort:DeletedProductSort$first:Int!$after:String){deletedProducts(keyword:$keyword sort:$sort first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...BinRow_product@unmask}}}}", BinRow_ProductFragmentDoc);
export function useDeletedProductsQuery(options: QueryOptions<DeletedProductsQuery, DeletedProductsQueryVariables>) {
  return useQuery(DeletedProductsDocument, options);
}
export function useDeletedProductsLazyQuery(options?: LazyQueryOptions<DeletedProductsQuery, DeletedProductsQueryVariables>) {
  return useLazyQuery(DeletedProductsDocument, options);
}

export const EraseProductsDocument = /* @__PURE__ */ documentOf<EraseProductsMutation, EraseProductsMutationVariables>("mutation EraseProducts($ids:[ID!]!){eraseProducts(ids:$ids)}");
export function useEraseProductsMutation(options?: MutationOptions<EraseProductsMutation, EraseProductsMutationVariables>) {
  return useMutation(EraseProductsDocument, options);
}