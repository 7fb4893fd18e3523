import type { Generated } from 'kysely';

/** Rows of `maintenances`. */
export interface MaintenanceTable {
  maintenances: {
    id: string;
    name: string;
    description: string;
    custom_message: string;
    /** `#rrggbb` or `red`, in lower case. */
    maintenance_color: string;
    /** Null is the whole site. */
    route_path: string | null;
    is_active: boolean;
    starts_at: Date | null;
    ends_at: Date | null;
    created_at: Generated<Date>;
  };
}
