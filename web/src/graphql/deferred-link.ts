import { ApolloLink, Observable } from '@apollo/client';

/** A link whose code is loaded with the first operation that needs it. A failed load is retried with the next operation. */
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
      this.link().then(
        (link) => {
          if (!over) subscription = link.request(operation, forward).subscribe(observer);
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        over = true;
        subscription?.unsubscribe();
      };
    });
  }

  private link(): Promise<ApolloLink> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }
}
