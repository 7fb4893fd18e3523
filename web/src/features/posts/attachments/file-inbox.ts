/** A queue of chosen, pasted and dropped files, because the code of the uploads may still be loading. */
export class FileInbox {
  private waiting: File[] = [];
  private listener: (() => void) | null = null;

  put(files: readonly File[]): void {
    this.waiting.push(...files);
    this.listener?.();
  }

  /** Takes all waiting files. */
  take(): File[] {
    return this.waiting.splice(0);
  }

  /** Calls back when files arrive, or soon if some are waiting. @returns a function that unsubscribes */
  onArrival(listener: () => void): () => void {
    this.listener = listener;
    if (this.waiting.length > 0) queueMicrotask(() => this.listener?.());
    return () => (this.listener = null);
  }
}
