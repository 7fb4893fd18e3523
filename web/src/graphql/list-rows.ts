import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Kind, OperationTypeNode } from 'graphql';
import { useMemo, useSyncExternalStore } from 'react';
import { LISTED } from './cache';
import type { ListPlace } from './cache-edits';
import { CacheWatch } from './cache-watch';

/** A list of quacks as far as it was loaded, by their ids. */
export interface ListRows {
  ids: readonly string[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type Answer = Record<string, { [LISTED]: readonly string[]; pageInfo: ListRows['pageInfo'] }>;

/**
 * The rows of a list of quacks in the cache; null where it was not loaded. Only the ids are read, so that a page that comes
 * costs the same however long the list is, and a nod of one quack is none of the list's business: each row reads its own.
 */
export function useListRows(place: ListPlace | null): ListRows | null {
  const { cache } = useApolloClient();
  const key = JSON.stringify(place);
  const watch = useMemo(() => {
    const place = JSON.parse(key) as ListPlace | null;
    return place ? watchListRows(cache, place) : noList;
  }, [cache, key]);
  return useSyncExternalStore(watch.subscribe, watch.read);
}

const noList = { subscribe: () => () => undefined, read: () => null };

/** The same as a store to subscribe to. */
export function watchListRows(cache: ApolloCache, place: ListPlace) {
  const watch = new CacheWatch(cache, questionOf(place));
  let last: { answer: Answer; rows: ListRows | null } | null = null;
  return {
    subscribe: watch.subscribe,
    read: (): ListRows | null => {
      const answer = watch.read();
      if (answer === null) return null;
      if (last?.answer !== answer) last = { answer, rows: rowsOf(answer, place.field) };
      return last.rows;
    },
  };
}

/** The same once. */
export function readListRows(cache: ApolloCache, place: ListPlace): ListRows | null {
  return watchListRows(cache, place).read();
}

function rowsOf(answer: Answer, field: string): ListRows | null {
  const list = answer[field];
  return list ? { ids: list[LISTED], pageInfo: list.pageInfo } : null;
}

function questionOf({ of: id, field, args = {} }: ListPlace) {
  return { query: documentFor(field, Object.keys(args)), variables: args as OperationVariables, id };
}

const documents = new Map<string, TypedDocumentNode<Answer, OperationVariables>>();

/** Is asked of the cache only: no server knows the field of the ids. */
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
