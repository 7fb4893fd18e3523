import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Kind, OperationTypeNode } from 'graphql';
import { useMemo, useSyncExternalStore } from 'react';
import { LISTED } from './cache';
import type { ListKey } from './cache-edits';
import { CacheWatch } from './cache-watch';

/** The loaded part of a list of posts, by id. */
export interface ListRows {
  ids: readonly string[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type Answer = Record<string, { [LISTED]: readonly string[]; pageInfo: ListRows['pageInfo'] }>;

/**
 * The rows of a cached list of posts; null if it is not loaded. Only the ids are read, so that another page costs the
 * same however long the list is, and a changed post renders its own row only.
 */
export function useListRows(listKey: ListKey | null): ListRows | null {
  const { cache } = useApolloClient();
  const json = JSON.stringify(listKey);
  const watch = useMemo(() => {
    const parsed = JSON.parse(json) as ListKey | null;
    return parsed ? watchListRows(cache, parsed) : noList;
  }, [cache, json]);
  return useSyncExternalStore(watch.subscribe, watch.read);
}

const noList = { subscribe: () => () => undefined, read: () => null };

/** The same as a store for `useSyncExternalStore`. */
export function watchListRows(cache: ApolloCache, key: ListKey) {
  const watch = new CacheWatch(cache, questionOf(key));
  let last: { answer: Answer; rows: ListRows | null } | null = null;
  return {
    subscribe: watch.subscribe,
    read: (): ListRows | null => {
      const answer = watch.read();
      if (answer === null) return null;
      if (last?.answer !== answer) last = { answer, rows: rowsOf(answer, key.field) };
      return last.rows;
    },
  };
}

/** The same once. */
export function readListRows(cache: ApolloCache, key: ListKey): ListRows | null {
  return watchListRows(cache, key).read();
}

function rowsOf(answer: Answer, field: string): ListRows | null {
  const list = answer[field];
  return list ? { ids: list[LISTED], pageInfo: list.pageInfo } : null;
}

function questionOf({ of: id, field, args = {} }: ListKey) {
  return { query: documentFor(field, Object.keys(args)), variables: args as OperationVariables, id };
}

const documents = new Map<string, TypedDocumentNode<Answer, OperationVariables>>();

/** Only reads the cache: the server does not know the field of the ids. */
function documentFor(field: string, args: readonly string[]): TypedDocumentNode<Answer, OperationVariables> {
  const key = [field, ...args].join(' ');
  const known = documents.get(key);
  if (known) return known;
  const name = (value: string) => ({ kind: Kind.NAME as const, value });
  const leaf = (value: string) => ({ kind: Kind.FIELD as const, name: name(value) });
  const document = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [
            {
              ...leaf(field),
              arguments: args.map((each) => ({
                kind: Kind.ARGUMENT as const,
                name: name(each),
                value: { kind: Kind.VARIABLE as const, name: name(each) },
              })),
              selectionSet: {
                kind: Kind.SELECTION_SET,
                selections: [
                  leaf(LISTED),
                  {
                    ...leaf('pageInfo'),
                    selectionSet: { kind: Kind.SELECTION_SET, selections: [leaf('hasNextPage'), leaf('endCursor')] },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  } as TypedDocumentNode<Answer, OperationVariables>;
  documents.set(key, document);
  return document;
}
