/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { LazyQueryOptions, MutationOptions, QueryOptions } from '../../../graphql/hook-options';
export type WindowRow_MaintenanceFragment = { __typename: 'Maintenance', id: string, name: string, description: string, customMessage: string, maintenanceColor: string, routePath: string | null, isActive: boolean, startsAt: string | null, endsAt: string | null } & { ' $fragmentName'?: 'WindowRow_MaintenanceFragment' };

export type MaintenancesQueryVariables = Exact<{ [key: string]: never; }>;


export interface MaintenancesQuery { maintenances: Array<{ __typename: 'Maintenance', id: string, name: string, description: string, customMessage: string, maintenanceColor: string, routePath: string | null, isActive: boolean, startsAt: string | null, endsAt: string | null }> }

export type CreateMaintenanceMutationVariables = Exact<{
  input: Schema.MaintenanceInput;
}>;


export interface CreateMaintenanceMutation { createMaintenance: { __typename: 'Maintenance', id: string, name: string, description: string, customMessage: string, maintenanceColor: string, routePath: string | null, isActive: boolean, startsAt: string | null, endsAt: string | null } }

export type UpdateMaintenanceMutationVariables = Exact<{
  id: string;
  input: Schema.MaintenanceInput;
}>;


export interface UpdateMaintenanceMutation { updateMaintenance: { __typename: 'Maintenance', id: string, name: string, description: string, customMessage: string, maintenanceColor: string, routePath: string | null, isActive: boolean, startsAt: string | null, endsAt: string | null } }

export type ToggleMaintenanceMutationVariables = Exact<{
  id: string;
}>;


export interface ToggleMaintenanceMutation { toggleMaintenance: { __typename: 'Maintenance', id: string, isActive: boolean } }

export type DeleteMaintenanceMutationVariables = Exact<{
  id: string;
}>;


export interface DeleteMaintenanceMutation { deleteMaintenance: { __typename: 'DeletePayload', deletedId: string } }


export const WindowRow_MaintenanceFragmentDoc = /* @__PURE__ */ documentOf<WindowRow_MaintenanceFragment, Record<string, never>>("fragment WindowRow_maintenance on Maintenance{id name description customMessage maintenanceColor routePath isActive startsAt endsAt}");

export const MaintenancesDocument = /* @__PURE__ */ documentOf<MaintenancesQuery, MaintenancesQueryVariables>("query Maintenances{maintenances{...WindowRow_maintenance@unmask}}", WindowRow_MaintenanceFragmentDoc);
export function useMaintenancesQuery(options?: QueryOptions<MaintenancesQuery, MaintenancesQueryVariables>) {
  return useQuery(MaintenancesDocument, options);
}
export function useMaintenancesLazyQuery(options?: LazyQueryOptions<MaintenancesQuery, MaintenancesQueryVariables>) {
  return useLazyQuery(MaintenancesDocument, options);
}

export const CreateMaintenanceDocument = /* @__PURE__ */ documentOf<CreateMaintenanceMutation, CreateMaintenanceMutationVariables>("mutation CreateMaintenance($input:MaintenanceInput!){createMaintenance(input:$input){...WindowRow_maintenance@unmask}}", WindowRow_MaintenanceFragmentDoc);
export function useCreateMaintenanceMutation(options?: MutationOptions<CreateMaintenanceMutation, CreateMaintenanceMutationVariables>) {
  return useMutation(CreateMaintenanceDocument, options);
}

export const UpdateMaintenanceDocument = /* @__PURE__ */ documentOf<UpdateMaintenanceMutation, UpdateMaintenanceMutationVariables>("mutation UpdateMaintenance($id:ID!$input:MaintenanceInput!){updateMaintenance(id:$id input:$input){...WindowRow_maintenance@unmask}}", WindowRow_MaintenanceFragmentDoc);
export function useUpdateMaintenanceMutation(options?: MutationOptions<UpdateMaintenanceMutation, UpdateMaintenanceMutationVariables>) {
  return useMutation(UpdateMaintenanceDocument, options);
}

export const ToggleMaintenanceDocument = /* @__PURE__ */ documentOf<ToggleMaintenanceMutation, ToggleMaintenanceMutationVariables>("mutation ToggleMaintenance($id:ID!){toggleMaintenance(id:$id){id isActive}}");
export function useToggleMaintenanceMutation(options?: MutationOptions<ToggleMaintenanceMutation, ToggleMaintenanceMutationVariables>) {
  return useMutation(ToggleMaintenanceDocument, options);
}

export const DeleteMaintenanceDocument = /* @__PURE__ */ documentOf<DeleteMaintenanceMutation, DeleteMaintenanceMutationVariables>("mutation DeleteMaintenance($id:ID!){deleteMaintenance(id:$id){deletedId}}");
export function useDeleteMaintenanceMutation(options?: MutationOptions<DeleteMaintenanceMutation, DeleteMaintenanceMutationVariables>) {
  return useMutation(DeleteMaintenanceDocument, options);
}