import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { isUnauthenticated } from './errors';
import type { TokenSource } from './token-source';

/**
 * Adds the bearer token to each request. A token that the server refuses is refreshed once and the request repeated; an
 * unreachable refresh is a network error, because the session may still be valid.
 */
export class AuthLink extends ApolloLink {
  constructor(private readonly session: TokenSource) {
    super();
  }

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    if (operation.getContext().anonymous) return forward(operation);

    return new Observable((observer) => {
      let current: { unsubscribe(): void } | undefined;
      let over = false;

      const send = (token: string | null, mayRefresh: boolean) => {
        operation.setContext(({ headers }) => ({ headers: withBearer(headers, token) }));
        const refused = token !== null && mayRefresh ? token : null;
        let held = false;
        const again = () => {
          held = true;
          current?.unsubscribe();
          void begin(refused);
        };
        current = forward(operation).subscribe({
          next: (result) => {
            if (refused !== null && isRefused(result)) again();
            else observer.next(result);
          },
          error: (error: unknown) => {
            if (refused !== null && isUnauthenticated(error)) again();
            else observer.error(error);
          },
          complete: () => {
            if (!held) observer.complete();
          },
        });
        // A synchronous result arrives before there is a subscription to end.
        if (held || over) current.unsubscribe();
      };

      const begin = async (refused: string | null) => {
        const token = this.session.token();
        const stale = refused ?? (token !== null && !this.session.isUsable(token) ? token : null);
        const outcome = stale === null ? 'refreshed' : await this.session.refresh(stale);
        if (over) return;
        // Queries go out with the old token, so that the service worker can answer them offline.
        if (outcome === 'unreachable' && refused === null && isQuery(operation)) send(token, true);
        else if (outcome === 'unreachable') observer.error(new TypeError('The session could not be refreshed'));
        else send(this.session.token(), refused === null);
      };

      void begin(null);
      return () => {
        over = true;
        current?.unsubscribe();
      };
    });
  }
}

/** Without a token, also removes the one of an earlier attempt. */
function withBearer(headers: Record<string, string> | undefined, token: string | null): Record<string, string> {
  const { authorization: _, ...others } = headers ?? {};
  return token === null ? others : { ...others, authorization: `Bearer ${token}` };
}

const isQuery = ({ operationType }: ApolloLink.Operation): boolean => operationType === OperationTypeNode.QUERY;

const isRefused = (result: ApolloLink.Result): boolean =>
  result.errors !== undefined && isUnauthenticated(new CombinedGraphQLErrors(result));
