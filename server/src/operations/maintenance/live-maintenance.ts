import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { MaintenanceBoard } from './maintenance-board.js';
import type { MaintenanceStatusView } from './maintenance.view.js';
import { visitedPath } from './route-path.js';

interface Listener {
  readonly path: string | null;
  readonly queue: LiveQueue<MaintenanceStatusView>;
  /** What this listener was told last, as text. */
  told: string;
}

/** Tells whoever listens how things stand, at once and each time that this changes. */
@Injectable()
export class LiveMaintenance implements OnModuleInit {
  private readonly open = new Set<Listener>();

  constructor(private readonly board: MaintenanceBoard) {}

  onModuleInit(): void {
    this.board.onChange(() => this.tellAll());
  }

  listen(routePath: string | null | undefined): LiveQueue<MaintenanceStatusView> {
    const queue = new LiveQueue<MaintenanceStatusView>(() => this.open.delete(listener));
    const listener: Listener = { path: visitedPath(routePath), queue, told: '' };
    this.open.add(listener);
    tell(listener, this.board.status(listener.path));
    return queue;
  }

  private tellAll(): void {
    const statuses = new Map<string | null, MaintenanceStatusView>();
    for (const listener of this.open) {
      let status = statuses.get(listener.path);
      if (!status) statuses.set(listener.path, (status = this.board.status(listener.path)));
      tell(listener, status);
    }
  }
}

function tell(listener: Listener, status: MaintenanceStatusView): void {
  const text = JSON.stringify(status.maintenance);
  if (text === listener.told) return;
  listener.told = text;
  listener.queue.push(status);
}
