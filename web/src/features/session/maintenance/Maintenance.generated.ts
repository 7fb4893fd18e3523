/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSubscription } from '@apollo/client/react';
import { documentOf } from '../../../graphql/document';
import type { SubscriptionOptions } from '../../../graphql/hook-options';
export type MaintenanceNotice_MaintenanceFragment = { __typename: 'Maintenance', id: string, name: string, description: string, customMessage: string, maintenanceColor: string, routePath: string | null, endsAt: string | null } & { ' $fragmentName'?: 'MaintenanceNotice_MaintenanceFragment' };

export type MaintenanceChangedSubscriptionVariables = Exact<{
  routePath?: string | null | undefined;
}>;


export interface MaintenanceChangedSubscription { maintenanceChanged: { __typename: 'MaintenanceStatus', isUnderMaintenance: boolean, maintenance: { __typename: 'Maintenance', id: string, name: string, description: string, customMessage: string, maintenanceColor: string, routePath: string | null, endsAt: string | null } | null } }


export const MaintenanceNotice_MaintenanceFragmentDoc = /* @__PURE__ */ documentOf<MaintenanceNotice_MaintenanceFragment, Record<string, never>>("fragment MaintenanceNotice_maintenance on Maintenance{id name description customMessage maintenanceColor routePath endsAt}");

export const MaintenanceChangedDocument = /* @__PURE__ */ documentOf<MaintenanceChangedSubscription, MaintenanceChangedSubscriptionVariables>("subscription MaintenanceChanged($routePath:String){maintenanceChanged(routePath:$routePath){isUnderMaintenance maintenance{...MaintenanceNotice_maintenance@unmask}}}", MaintenanceNotice_MaintenanceFragmentDoc);
export function useMaintenanceChangedSubscription(options?: SubscriptionOptions<MaintenanceChangedSubscription, MaintenanceChangedSubscriptionVariables>) {
  return useSubscription(MaintenanceChangedDocument, options);
}