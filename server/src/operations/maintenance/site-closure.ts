import { Injectable } from '@nestjs/common';
import type { AppError } from '#kernel/errors/app-error.js';
import { Closure } from '#kernel/request/closure.js';
import { isSignedIn, reaches, type Viewer } from '#kernel/request/viewer.js';
import { MaintenanceBoard } from './maintenance-board.js';
import { UnderMaintenance } from './maintenance.errors.js';

/** Seconds after which to try again: until the end where it is known, within these bounds. */
const SOONEST = 5;
const USUAL = 30;
const LATEST = 3_600;

/** Closes the site to everyone below admin while a window for the whole of it is in force. */
@Injectable()
export class SiteClosure extends Closure {
  constructor(private readonly board: MaintenanceBoard) {
    super();
  }

  override refusalFor(viewer: Viewer): AppError | null {
    const window = this.board.global();
    if (window === null || (isSignedIn(viewer) && reaches(viewer.role, 'admin'))) return null;
    const left = window.endsAt === null ? USUAL : Math.ceil((window.endsAt.getTime() - this.board.now()) / 1_000);
    return new UnderMaintenance(window, Math.min(LATEST, Math.max(SOONEST, left)));
  }

  override onChange(callback: () => void): () => void {
    return this.board.onChange(callback);
  }
}
