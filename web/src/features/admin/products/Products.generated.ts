/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type ProductRow_ProductFragment = { __typename: 'Product', id: string, name: string, description: string, sku: string, brand: string, price: number, currency: string, stock: number, isActive: boolean, createdAt: string } & { ' $fragmentName'?: 'ProductRow_ProductFragment' };

export type ProductsQueryVariables = Exact<{
  keyword?: string | null | undefined;
  isActive?: boolean | null | undefined;
  sort?: Array<Schema.ProductSort> | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export interface ProductsQuery { products: { __typename: 'ProductConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ProductEdge', cursor: string, node: { __typename: 'Product', id: string, name: string, description: string, sku: string, brand: string, price: number, currency: string, stock: number, isActive: boolean, createdAt: string } }> } }

export type CreateProductMutationVariables = Exact<{
  input: Schema.ProductInput;
}>;


export interface CreateProductMutation { createProduct: { __typename: 'Product', id: string, name: string, description: string, sku: string, brand: string, price: number, currency: string, stock: number, isActive: boolean, createdAt: string } }

export type UpdateProductMutationVariables = Exact<{
  id: string;
  input: Schema.ProductInput;
}>;


export interface UpdateProductMutation { updateProduct: { __typename: 'Product', id: string, name: string, description: string, sku: string, brand: string, price: number, currency: string, stock: number, isActive: boolean, createdAt: string } }

export type SetProductActiveMutationVariables = Exact<{
  id: string;
  isActive: boolean;
}>;


export interface SetProductActiveMutation { setProductActive: { __typename: 'Product', id: string, name: string, description: string, sku: string, brand: string, price: number, currency: string, stock: number, isActive: boolean, createdAt: string } }

export type DeleteProductsMutationVariables = Exact<{
  ids: Array<string>;
}>;


export interface DeleteProductsMutation { deleteProducts: Array<string> }

export type RestoreProductsMutationVariables = Exact<{
  ids: Array<string>;
}>;


export interface RestoreProductsMutation { restoreProducts: Array<{ __typename: 'Product', id: string, name: string, description: string, sku: string, brand: string, price: number, currency: string, stock: number, isActive: boolean, createdAt: string }> }


export const ProductRow_ProductFragmentDoc = /* @__PURE__ */ documentOf<ProductRow_ProductFragment, Record<string, never>>("fragment ProductRow_product on Product{id name description sku brand price currency stock isActive createdAt}");

export const ProductsDocument = /* @__PURE__ */ documentOf<ProductsQuery, ProductsQueryVariables>("query Products($keyword:String$isActive:Boolean$sort:[ProductSort!]$first:Int!$after:String){products(keyword:$keyword isActive:$isActive sort:$sort first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}edges{cursor node{...ProductRow_product@unmask}}}}", ProductRow_ProductFragmentDoc);
export function useProductsQuery(options: QueryOptions<ProductsQuery, ProductsQueryVariables>) {
  return useQuery(ProductsDocument, options);
}
export function useProductsLazyQuery(options?: LazyQueryOptions<ProductsQuery, ProductsQueryVariables>) {
  return useLazyQuery(ProductsDocument, options);
}

export const CreateProductDocument = /* @__PURE__ */ documentOf<CreateProductMutation, CreateProductMutationVariables>("mutation CreateProduct($input:ProductInput!){createProduct(input:$input){...ProductRow_product@unmask}}", ProductRow_ProductFragmentDoc);
export function useCreateProductMutation(options?: MutationOptions<CreateProductMutation, CreateProductMutationVariables>) {
  return useMutation(CreateProductDocument, options);
}

export const UpdateProductDocument = /* @__PURE__ */ documentOf<UpdateProductMutation, UpdateProductMutationVariables>("mutation UpdateProduct($id:ID!$input:ProductInput!){updateProduct(id:$id input:$input){...ProductRow_product@unmask}}", ProductRow_ProductFragmentDoc);
export function useUpdateProductMutation(options?: MutationOptions<UpdateProductMutation, UpdateProductMutationVariables>) {
  return useMutation(UpdateProductDocument, options);
}

export const SetProductActiveDocument = /* @__PURE__ */ documentOf<SetProductActiveMutation, SetProductActiveMutationVariables>("mutation SetProductActive($id:ID!$isActive:Boolean!){setProductActive(id:$id isActive:$isActive){...ProductRow_product@unmask}}", ProductRow_ProductFragmentDoc);
export function useSetProductActiveMutation(options?: MutationOptions<SetProductActiveMutation, SetProductActiveMutationVariables>) {
  return useMutation(SetProductActiveDocument, options);
}

export const DeleteProductsDocument = /* @__PURE__ */ documentOf<DeleteProductsMutation, DeleteProductsMutationVariables>("mutation DeleteProducts($ids:[ID!]!){deleteProducts(ids:$ids)}");
export function useDeleteProductsMutation(options?: MutationOptions<DeleteProductsMutation, DeleteProductsMutationVariables>) {
  return useMutation(DeleteProductsDocument, options);
}

export const RestoreProductsDocument = /* @__PURE__ */ documentOf<RestoreProductsMutation, RestoreProductsMutationVariables>("mutation RestoreProducts($ids:[ID!]!){restoreProducts(ids:$ids){...ProductRow_product@unmask}}", ProductRow_ProductFragmentDoc);
export function useRestoreProductsMutation(options?: MutationOptions<RestoreProductsMutation, RestoreProductsMutationVariables>) {
  return useMutation(RestoreProductsDocument, options);
}