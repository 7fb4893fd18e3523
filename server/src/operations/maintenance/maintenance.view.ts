import { Field, ObjectType } from '@nestjs/graphql';
import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { Maintenance } from './maintenance.entity.js';

@ObjectType('Maintenance', {
  implements: () => [Node],
  description: 'A maintenance window. A null routePath means the whole site.',
})
export class MaintenanceView extends Node {
  @Field({ description: 'The title that people see.' }) name!: string;
  @Field({ description: 'Shown below the name; may be empty.' }) description!: string;
  @Field({ description: 'The text that people see; a default one if none was given.' }) customMessage!: string;
  @Field({ description: '#rrggbb or red.' }) maintenanceColor!: string;
  @Field(() => String, { nullable: true, description: 'Covers this page of the web client and the pages below it.' })
  routePath!: string | null;
  @Field(() => Boolean, { description: 'Turned on; in effect between startsAt and endsAt if they are set.' })
  isActive!: boolean;
  @Field(() => Date, { nullable: true, description: 'When it begins; null for as soon as it is active.' })
  startsAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'When it ends by itself; null if someone has to end it.' })
  endsAt!: Date | null;
  @Field({ description: 'When the window was made.' }) createdAt!: Date;
}

@ObjectType('MaintenanceStatus', { description: 'Whether a maintenance window covers a page right now.' })
export class MaintenanceStatusView {
  @Field(() => Boolean, { description: 'True while a window is in effect.' }) isUnderMaintenance!: boolean;
  @Field(() => MaintenanceView, { nullable: true, description: 'The window in effect.' })
  maintenance!: MaintenanceView | null;
}

/** Maintenance windows as administrators see them. */
@Injectable()
export class MaintenanceViews {
  constructor(private readonly database: Database) {}

  /** All of them, newest first; there are few. */
  all(): Promise<MaintenanceView[]> {
    return this.database.fork().find(Maintenance, {}, { orderBy: { id: 'desc' } });
  }

  byId(id: string): Promise<MaintenanceView | null> {
    return this.database.fork().findOne(Maintenance, { id });
  }
}
