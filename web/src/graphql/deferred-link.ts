import { ApolloLink, Observable } from '@apollo/client';
import { retryTime } from '../ui/loading/retry-time';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/** A link whose code is loaded with the first operation that needs it. Operations wait until it has loaded, however often that fails. */
export class DeferredLink extends ApolloLink {
  private loading: Promise<ApolloLink> | null = null;

  constructor(private readonly load: () => Promise<ApolloLink>) {
    super();
  }

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    return new Observable((observer) => {
      let subscription: { unsubscribe(): void } | undefined;
      let over = false;
      this.loading ??= this.link();
      void this.loading.then((link) => {
        if (!over) subscription = link.request(operation, forward).subscribe(observer);
      });
      return () => {
        over = true;
        subscription?.unsubscribe();
      };
    });
  }

  private async link(): Promise<ApolloLink> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(MAX_WAIT_MS, wait * 2)) {
      try {
        return await this.load();
      } catch {
        await retryTime(wait);
      }
    }
  }
}
