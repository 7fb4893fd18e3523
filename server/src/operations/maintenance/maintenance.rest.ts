import { z } from 'zod';
import { restShape, instantText, uuid } from '#kernel/envelope/rest-shape.js';
import type { MaintenanceStatusView, MaintenanceView } from './maintenance.view.js';

/** Maintenance of the REST contract. */
export const RestMaintenance = restShape('Maintenance', {
  id: uuid,
  name: z.string(),
  description: z.string(),
  customMessage: z.string(),
  maintenanceColor: z.string(),
  isGlobal: z.boolean(),
  routePath: z.string().nullable(),
  isActive: z.boolean(),
  startsAt: instantText.nullable(),
  endsAt: instantText.nullable(),
  createdOn: instantText,
});
export type RestMaintenance = z.infer<typeof RestMaintenance>;

export const RestMaintenanceStatus = restShape('MaintenanceStatus', {
  isUnderMaintenance: z.boolean(),
  maintenance: RestMaintenance.nullable(),
});
export type RestMaintenanceStatus = z.infer<typeof RestMaintenanceStatus>;

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
