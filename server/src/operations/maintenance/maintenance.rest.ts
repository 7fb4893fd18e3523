import type { MaintenanceStatusView, MaintenanceView } from './maintenance.view.js';

/** Maintenance of the REST contract. */
export interface RestMaintenance {
  id: string;
  name: string;
  description: string;
  customMessage: string;
  maintenanceColor: string;
  isGlobal: boolean;
  routePath: string | null;
  isActive: boolean;
  startsAt: string | null;
  endsAt: string | null;
  createdOn: string;
}

export interface RestMaintenanceStatus {
  isUnderMaintenance: boolean;
  maintenance: RestMaintenance | null;
}

export function toRestMaintenance({ createdAt, startsAt, endsAt, ...window }: MaintenanceView): RestMaintenance {
  const { id, name, description, customMessage, maintenanceColor, routePath, isActive } = window;
  return {
    ...{ id, name, description, customMessage, maintenanceColor, isGlobal: routePath === null, routePath, isActive },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    createdOn: createdAt.toISOString(),
  };
}

export function toRestStatus({ isUnderMaintenance, maintenance }: MaintenanceStatusView): RestMaintenanceStatus {
  return { isUnderMaintenance, maintenance: maintenance && toRestMaintenance(maintenance) };
}
