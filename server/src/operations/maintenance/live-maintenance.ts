import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { MaintenanceBoard } from './maintenance-board.js';
import type { MaintenanceStatusView } from './maintenance.view.js';
import { visitedPath } from './route-path.js';

interface Listener {
  readonly path: string | null;
  readonly queue: LiveQueue<MaintenanceStatusView>;
  /** The last status that this listener got, as JSON. */
  lastSent: string;
}

/** Sends subscribers the state of maintenance, at once and at each change. */
@Injectable()
export class LiveMaintenance implements OnModuleInit {
  private readonly open = new Set<Listener>();

  constructor(private readonly board: MaintenanceBoard) {}

  onModuleInit(): void {
    this.board.onChange(() => this.updateAll());
  }

  listen(routePath: string | null | undefined): LiveQueue<MaintenanceStatusView> {
    const queue = new LiveQueue<MaintenanceStatusView>(() => this.open.delete(listener));
    const listener: Listener = { path: visitedPath(routePath), queue, lastSent: '' };
    this.open.add(listener);
    update(listener, this.board.status(listener.path));
    return queue;
  }

  private updateAll(): void {
    const statuses = new Map<string | null, MaintenanceStatusView>();
    for (const listener of this.open) {
      let status = statuses.get(listener.path);
      if (!status) statuses.set(listener.path, (status = this.board.status(listener.path)));
      update(listener, status);
    }
  }
}

function update(listener: Listener, status: MaintenanceStatusView): void {
  const text = JSON.stringify(status.maintenance);
  if (text === listener.lastSent) return;
  listener.lastSent = text;
  listener.queue.push(status);
}
