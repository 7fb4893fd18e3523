import type { AppError } from '../errors/app-error.js';
import type { Viewer } from './viewer.js';

/** Port: whether the site is open to a viewer. The operations area implements it. */
export abstract class MaintenanceGate {
  /** Called for each operation, so it reads only memory. @returns null where the site is open to this viewer */
  abstract refusalFor(viewer: Viewer): AppError | null;

  /** Calls back, on every server, when maintenance may have begun or ended. @returns a function that stops listening */
  abstract onChange(callback: () => void): () => void;
}
