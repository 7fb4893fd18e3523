import { Injectable } from '@nestjs/common';
import type { AppError } from '#kernel/errors/app-error.js';
import { holds } from '#kernel/request/claim.js';
import { MaintenanceGate } from '#kernel/request/maintenance-gate.js';
import { isSignedIn, reaches, type Viewer } from '#kernel/request/viewer.js';
import { MaintenanceBoard } from './maintenance-board.js';
import { UnderMaintenance } from './maintenance.errors.js';

/** Bounds and default of Retry-After, in seconds; it points to the end of the window if that is known. */
const MIN_RETRY_SECONDS = 5;
const DEFAULT_RETRY_SECONDS = 30;
const MAX_RETRY_SECONDS = 3_600;

/** While a maintenance window of the whole site is active, refuses everyone but administrators and those who may end it. */
@Injectable()
export class SiteMaintenanceGate extends MaintenanceGate {
  constructor(private readonly board: MaintenanceBoard) {
    super();
  }

  override refusalFor(viewer: Viewer): AppError | null {
    const window = this.board.global();
    if (window === null || isExempt(viewer)) return null;
    const left =
      window.endsAt === null ? DEFAULT_RETRY_SECONDS : Math.ceil((window.endsAt.getTime() - this.board.now()) / 1_000);
    return new UnderMaintenance(window, Math.min(MAX_RETRY_SECONDS, Math.max(MIN_RETRY_SECONDS, left)));
  }

  override onChange(callback: () => void): () => void {
    return this.board.onChange(callback);
  }
}

/** Those who may begin maintenance must be able to end it. */
function isExempt(viewer: Viewer): boolean {
  return isSignedIn(viewer) && (reaches(viewer.role, 'admin') || holds(viewer, 'maintenance.manage'));
}
