import type { AuditAction } from '@mallard/rules/audit-actions';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { JsonObject } from '#kernel/json/json.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MaintenanceBoard } from './maintenance-board.js';
import { DEFAULTS, draftOf, type MaintenanceDraft } from './maintenance-draft.js';
import { Maintenance } from './maintenance.entity.js';
import { MaintenanceNotFound } from './maintenance.errors.js';
import type { MaintenanceInput } from './maintenance.inputs.js';
import { maintenanceTopic } from './maintenance.topic.js';

interface Change {
  readonly before: MaintenanceDraft | null;
  readonly after: MaintenanceDraft | null;
}

/**
 * Writes maintenance windows. A change applies on this server before the method returns, and on other replicas right
 * after.
 */
@Injectable()
export class MaintenancesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly board: MaintenanceBoard,
    private readonly topics: Topics,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the window's id. @throws InvalidInput */
  async create(viewer: SignedInViewer, input: MaintenanceInput): Promise<string> {
    const after = draftOf(input, DEFAULTS);
    const id = newId();
    return this.change(viewer, 'maintenance.created', id, (tx) => {
      tx.em.create(Maintenance, { id, ...after });
      return { before: null, after };
    });
  }

  /** @throws MaintenanceNotFound, InvalidInput */
  async update(viewer: SignedInViewer, id: string, input: MaintenanceInput): Promise<string> {
    return this.change(viewer, 'maintenance.updated', id, async (tx) => {
      const window = await locked(tx, id);
      const before = { ...window };
      return { before, after: tx.em.assign(window, draftOf(input, before)) };
    });
  }

  /** Switches a window on or off. @throws MaintenanceNotFound */
  async toggle(viewer: SignedInViewer, id: string): Promise<string> {
    return this.change(viewer, 'maintenance.toggled', id, async (tx) => {
      const window = await locked(tx, id);
      const before = { ...window };
      window.isActive = !window.isActive;
      return { before, after: window };
    });
  }

  /** @throws MaintenanceNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.change(viewer, 'maintenance.deleted', id, async (tx) => {
      const window = await locked(tx, id);
      tx.em.remove(window);
      return { before: window, after: null };
    });
  }

  private async change(
    viewer: SignedInViewer,
    action: AuditAction,
    id: string,
    work: (tx: Tx) => Change | Promise<Change>,
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

/** Locks the window until the transaction ends. @throws MaintenanceNotFound */
async function locked(tx: Tx, id: string): Promise<Maintenance> {
  const window = await tx.em.findOne(Maintenance, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!window) throw new MaintenanceNotFound();
  return window;
}

/** The fields of a window that differ from the other one's, under their API names. */
function differences(row: MaintenanceDraft, other: MaintenanceDraft | null): JsonObject {
  const shown = (one: MaintenanceDraft): JsonObject => ({
    name: one.name,
    description: one.description,
    customMessage: one.customMessage,
    maintenanceColor: one.maintenanceColor,
    routePath: one.routePath,
    isActive: one.isActive,
    startsAt: one.startsAt?.toISOString() ?? null,
    endsAt: one.endsAt?.toISOString() ?? null,
  });
  const others = other && shown(other);
  return Object.fromEntries(Object.entries(shown(row)).filter(([field, value]) => others?.[field] !== value));
}
