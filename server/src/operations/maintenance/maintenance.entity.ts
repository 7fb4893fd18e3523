import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#kernel/database/base-properties.js';

export const MaintenanceSchema = defineEntity({
  name: 'Maintenance',
  tableName: 'maintenances',
  properties: {
    ...baseProperties,
    name: p.text(),
    description: p.text(),
    customMessage: p.text(),
    /** `#rrggbb` or `red`, in lower case. */
    maintenanceColor: p.text().check("maintenance_color ~ '^(#[0-9a-f]{6}|red)$'"),
    /** Null for the whole site. */
    routePath: p.text().strictNullable().check("route_path ~~ '/%'"),
    isActive: p.boolean(),
    startsAt: p.datetime(3).strictNullable(),
    endsAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
  indexes: [{ name: 'maintenances_active', properties: 'id', where: 'is_active' }],
  checks: [{ name: 'maintenances_check', expression: 'ends_at > starts_at' }],
});

/** A time in which the site, or a part of it, is closed. */
export class Maintenance extends MaintenanceSchema.class {}
MaintenanceSchema.setClass(Maintenance);
