import type { DocumentNode, FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Kind, OperationTypeNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { useMemo, useSyncExternalStore } from 'react';
import { CacheWatch } from './cache-watch';

/**
 * Reads a component's fragment of an object; null if any field is missing. Nested fragments are not read, so the
 * component renders only when its own fields change. Apollo's `useFragment` does the same with several times the work
 * per row.
 */
export function useOwnFragment<Data>(
  fragment: TypedDocumentNode<Data, Record<string, never>>,
  from: FragmentType<Data> | { __typename: string; id: string },
): Data | null {
  const { cache } = useApolloClient();
  const id = cache.identify(from);
  const watch = useMemo(
    () => new CacheWatch<Data>(cache, { query: questionFor(fragment), id: id ?? 'none' }),
    [cache, fragment, id],
  );
  return useSyncExternalStore(watch.subscribe, watch.read);
}

const questions = new WeakMap<DocumentNode, DocumentNode>();

/** The first definition of a fragment's document is the fragment itself. */
function questionFor<Data>(fragment: TypedDocumentNode<Data, Record<string, never>>) {
  let question = questions.get(fragment);
  if (!question) questions.set(fragment, (question = queryOf(fragment)));
  return question as TypedDocumentNode<Data, OperationVariables>;
}

function queryOf({ definitions }: DocumentNode): DocumentNode {
  const own = definitions[0]!;
  if (own.kind !== Kind.FRAGMENT_DEFINITION) throw new TypeError('A fragment is wanted');
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [{ kind: Kind.FRAGMENT_SPREAD, name: own.name }],
        },
      },
      ...definitions.map((each) =>
        'selectionSet' in each ? { ...each, selectionSet: withoutOthers(each.selectionSet) } : each,
      ),
    ],
  };
}

/** Removes masked spreads, which belong to other components. */
function withoutOthers({ kind, selections }: SelectionSetNode): SelectionSetNode {
  return {
    kind,
    selections: selections.flatMap((each): readonly SelectionNode[] => {
      if (each.kind === Kind.FRAGMENT_SPREAD) {
        return each.directives?.some(({ name }) => name.value === 'unmask') ? [each] : [];
      }
      return each.selectionSet ? [{ ...each, selectionSet: withoutOthers(each.selectionSet) }] : [each];
    }),
  };
}
