type Listener = (entries: readonly ResizeObserverEntry[]) => void;

/** One observer for all rows of a list, there before whoever listens to it. */
export class RowObserver {
  private listener: Listener | null = null;
  private readonly observer = new ResizeObserver((entries) => this.listener?.(entries));

  /** @returns a function that ends it */
  listen(listener: Listener): () => void {
    this.listener = listener;
    return () => {
      this.listener = null;
    };
  }

  /** @returns a function that ends it */
  observe(row: Element): () => void {
    this.observer.observe(row);
    return () => this.observer.unobserve(row);
  }
}
