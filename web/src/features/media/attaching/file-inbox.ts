/** Files that were chosen, pasted or dropped, waiting for whoever uploads them: its code may still be on the way. */
export class FileInbox {
  private waiting: File[] = [];
  private listener: (() => void) | null = null;

  put(files: readonly File[]): void {
    this.waiting.push(...files);
    this.listener?.();
  }

  /** Everything that waits; each file is taken once. */
  take(): File[] {
    return this.waiting.splice(0);
  }

  /** Calls back when something comes, soon where something waits already. @returns a function that stops listening */
  onArrival(listener: () => void): () => void {
    this.listener = listener;
    if (this.waiting.length > 0) queueMicrotask(() => this.listener?.());
    return () => (this.listener = null);
  }
}
