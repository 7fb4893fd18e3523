import { Field, ObjectType } from '@nestjs/graphql';
import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';

@ObjectType('Maintenance', {
  implements: () => [Node],
  description: 'A maintenance window. routePath null is the whole site.',
})
export class MaintenanceView extends Node {
  @Field() name!: string;
  @Field() description!: string;
  @Field() customMessage!: string;
  @Field({ description: '#rrggbb or red.' }) maintenanceColor!: string;
  @Field(() => String, { nullable: true, description: 'Covers this page of the web client and the pages below it.' })
  routePath!: string | null;
  @Field(() => Boolean, { description: 'Switched on; in force between startsAt and endsAt where they are given.' })
  isActive!: boolean;
  @Field(() => Date, { nullable: true }) startsAt!: Date | null;
  @Field(() => Date, { nullable: true }) endsAt!: Date | null;
  @Field() createdAt!: Date;
}

@ObjectType('MaintenanceStatus')
export class MaintenanceStatusView {
  @Field(() => Boolean) isUnderMaintenance!: boolean;
  @Field(() => MaintenanceView, { nullable: true }) maintenance!: MaintenanceView | null;
}

/** A window's columns, by the names of the view. */
export const MAINTENANCE_COLUMNS = `m.id, m.name, m.description, m.custom_message as "customMessage",
  m.maintenance_color as "maintenanceColor", m.route_path as "routePath", m.is_active as "isActive",
  m.starts_at as "startsAt", m.ends_at as "endsAt", m.created_at as "createdAt"`;

/** Maintenance windows as administrators see them. */
@Injectable()
export class MaintenanceViews {
  constructor(private readonly database: Database) {}

  /** All of them, newest first; they are few. */
  all(): Promise<MaintenanceView[]> {
    return this.database.rows(`select ${MAINTENANCE_COLUMNS} from maintenances m order by m.id desc`, []);
  }

  async byId(id: string): Promise<MaintenanceView | null> {
    const [view] = await this.database.rows<MaintenanceView>(
      `select ${MAINTENANCE_COLUMNS} from maintenances m where m.id = $1::uuid`,
      [id],
    );
    return view ?? null;
  }
}
