type Listener = (entries: readonly ResizeObserverEntry[]) => void;

/** One ResizeObserver for all rows of a list, created before its listeners. */
export class RowObserver {
  private listener: Listener | null = null;
  private readonly observer = new ResizeObserver((entries) => this.listener?.(entries));

  /** @returns a function that unsubscribes */
  listen(listener: Listener): () => void {
    this.listener = listener;
    return () => {
      this.listener = null;
    };
  }

  /** @returns a function that unsubscribes */
  observe(row: Element): () => void {
    this.observer.observe(row);
    return () => this.observer.unobserve(row);
  }
}
