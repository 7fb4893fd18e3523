import type { FieldMergeFunction, FieldPolicy } from '@apollo/client';
import type { StoredConnection, StoredEdge } from './stored-connection';
import { shownPostOf } from './hidden-people';

/** A post that a loaded page shows isn't shown again by a further one, where someone else requacked it. */
export function onceEach(list: FieldPolicy<StoredConnection>): FieldPolicy<StoredConnection> {
  const { merge } = list as { merge: FieldMergeFunction<StoredConnection> };
  return {
    ...list,
    merge(existing, incoming, options) {
      if (!existing?.edges || !options.args?.['after'] || !incoming.edges) return merge(existing, incoming, options);
      const postOf = ({ node }: StoredEdge) => shownPostOf(node, options.readField);
      const shown = new Set(existing.edges.map(postOf));
      const edges = incoming.edges.filter((edge) => !shown.has(postOf(edge)));
      return merge(existing, { ...incoming, edges }, options);
    },
  };
}
