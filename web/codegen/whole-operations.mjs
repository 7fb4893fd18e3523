import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

/**
 * The whole text of some operations, with all their fragments and with the type names that the cache asks for, as the client
 * sends it: for what asks before the client is there. `operations` of the configuration names them.
 */
export const plugin = (_schema, documents, { operations }) => {
  const definitions = new Map(
    documents.flatMap(({ document }) => document.definitions).map((each) => [each.name.value, each]),
  );
  return operations
    .map((name) => `export const ${name} =\n  ${JSON.stringify(wholeText(name, definitions))};`)
    .join('\n');
};

function wholeText(name, definitions) {
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

/** As Apollo Client does: without its own directive, with a type name in each selection but the operation's own. */
const asSent = (definition) =>
  visit(definition, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    SelectionSet: (set, _key, parent) =>
      parent.kind === Kind.OPERATION_DEFINITION ? undefined : { ...set, selections: [...set.selections, TYPE_NAME] },
  });
