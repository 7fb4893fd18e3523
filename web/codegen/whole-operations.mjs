import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

/**
 * Writes the complete text of some operations, with all their fragments and the type names that the cache needs, as the client
 * sends it, for requests that are sent before the client runs. `operations` of the configuration names them.
 */
export const plugin = (_schema, documents, { operations }) => {
  const definitions = new Map(
    documents.flatMap(({ document }) => document.definitions).map((each) => [each.name.value, each]),
  );
  return operations
    .map((name) => `export const ${name} =\n  ${JSON.stringify(wholeText(name, definitions))};`)
    .join('\n');
};

/** @param definitions all operations and fragments, by name */
export function wholeText(name, definitions) {
  const needed = new Set();
  const add = (each) => {
    if (needed.has(each)) return;
    needed.add(each);
    visit(definitions.get(each), { FragmentSpread: (spread) => add(spread.name.value) });
  };
  add(name);
  return stripIgnoredCharacters([...needed].map((each) => print(asSent(definitions.get(each)))).join('\n'));
}

const TYPE_NAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** As Apollo Client sends it: without its own directive, with a type name in each selection except the operation's. */
const asSent = (definition) =>
  visit(definition, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    SelectionSet: (set, _key, parent) =>
      parent.kind === Kind.OPERATION_DEFINITION ? undefined : { ...set, selections: [...set.selections, TYPE_NAME] },
  });
