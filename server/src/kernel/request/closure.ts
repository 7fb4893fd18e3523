import type { AppError } from '../errors/app-error.js';
import type { Viewer } from './viewer.js';

/** Port: whether the site takes the calls of a viewer at the moment. The operations area implements it. */
export abstract class Closure {
  /** Asked at each call, so it answers from memory. @returns null where the site is open to this viewer */
  abstract refusalFor(viewer: Viewer): AppError | null;

  /** Calls back whenever the site may have closed or opened, on every server. @returns a function that stops listening */
  abstract onChange(callback: () => void): () => void;
}
