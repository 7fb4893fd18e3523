import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { JsonObject } from '#kernel/pubsub/topic.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MaintenanceBoard } from './maintenance-board.js';
import { DEFAULTS, draftOf, type MaintenanceRow, type MaintenanceWish } from './maintenance-draft.js';
import { MaintenanceNotFound } from './maintenance.errors.js';
import type { MaintenanceTable } from './maintenance.table.js';
import { maintenanceTopic } from './maintenance.topic.js';

/** Writes maintenance windows. What a method has answered is in force on this server already, on the others at once after. */
@Injectable()
export class MaintenancesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly board: MaintenanceBoard,
    private readonly topics: Topics,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the window's id. @throws InvalidInput */
  async create(viewer: SignedInViewer, wish: MaintenanceWish): Promise<string> {
    const row = draftOf(wish, DEFAULTS);
    const id = newId();
    return this.change(viewer, 'maintenance.created', id, async (tx) => {
      await tx
        .db<MaintenanceTable>()
        .insertInto('maintenances')
        .values({ id, ...row })
        .execute();
      return { before: null, after: row };
    });
  }

  /** @throws MaintenanceNotFound, InvalidInput */
  async update(viewer: SignedInViewer, id: string, wish: MaintenanceWish): Promise<string> {
    return this.change(viewer, 'maintenance.updated', id, async (tx) => {
      const before = await locked(tx, id);
      const after = draftOf(wish, before);
      await tx.db<MaintenanceTable>().updateTable('maintenances').set(after).where('id', '=', id).execute();
      return { before, after };
    });
  }

  /** Switches a window on or off, whatever it was. @throws MaintenanceNotFound */
  async toggle(viewer: SignedInViewer, id: string): Promise<string> {
    return this.change(viewer, 'maintenance.toggled', id, async (tx) => {
      const before = await locked(tx, id);
      const after = { ...before, is_active: !before.is_active };
      await tx
        .db<MaintenanceTable>()
        .updateTable('maintenances')
        .set({ is_active: after.is_active })
        .where('id', '=', id)
        .execute();
      return { before, after };
    });
  }

  /** @throws MaintenanceNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.change(viewer, 'maintenance.deleted', id, async (tx) => {
      const before = await locked(tx, id);
      await tx.db<MaintenanceTable>().deleteFrom('maintenances').where('id', '=', id).execute();
      return { before, after: null };
    });
  }

  private async change(
    viewer: SignedInViewer,
    action: string,
    id: string,
    work: (tx: Tx) => Promise<{ before: MaintenanceRow | null; after: MaintenanceRow | null }>,
  ): Promise<string> {
    await this.transactions.run(async (tx) => {
      const { before, after } = await work(tx);
      await this.audit.record(tx, {
        viewer,
        action,
        subject: { kind: 'maintenance', id, name: (after ?? before)?.name ?? null },
        before: before && differences(before, after),
        after: after && differences(after, before),
      });
      tx.afterCommit(async () => {
        void this.topics.publish(maintenanceTopic, {});
        await this.board.read();
      });
    });
    return id;
  }
}

/** The window as it is, for nobody else to change until this transaction is over. @throws MaintenanceNotFound */
async function locked(tx: Tx, id: string): Promise<MaintenanceRow> {
  const row = await tx
    .db<MaintenanceTable>()
    .selectFrom('maintenances')
    .select([
      'name',
      'description',
      'custom_message',
      'maintenance_color',
      'route_path',
      'is_active',
      'starts_at',
      'ends_at',
    ])
    .where('id', '=', sql<string>`${id}::uuid`)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new MaintenanceNotFound();
  return row;
}

/** The fields of a window that the other one has differently, by the names that the API has for them. */
function differences(row: MaintenanceRow, other: MaintenanceRow | null): JsonObject {
  const shown = (one: MaintenanceRow): JsonObject => ({
    name: one.name,
    description: one.description,
    customMessage: one.custom_message,
    maintenanceColor: one.maintenance_color,
    routePath: one.route_path,
    isActive: one.is_active,
    startsAt: one.starts_at?.toISOString() ?? null,
    endsAt: one.ends_at?.toISOString() ?? null,
  });
  const others = other && shown(other);
  return Object.fromEntries(Object.entries(shown(row)).filter(([field, value]) => others?.[field] !== value));
}
