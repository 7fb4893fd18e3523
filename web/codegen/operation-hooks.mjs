import { dirname, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  getNamedType,
  isEnumType,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { documentOf } from '../src/graphql/document.ts';
import { generatedPath } from './near-operation.mjs';

/**
 * Generates typed documents, and hooks for each operation. A document refers to its fragments' documents instead of repeating them,
 * so a fragment is in the bundle once, however many operations spread it.
 */
export const plugin = (schema, documents, { importSchemaTypesFrom }, { outputFile }) => {
  const own = documents.find((file) => file.type === 'standard').document.definitions;
  const fragments = collectFragments(documents);
  const imports = new FragmentImports(outputFile, fragments);

  const content = own.map((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION
      ? fragmentDocument(definition, imports)
      : operationDocument(definition, imports),
  );
  const hooks = [...new Set(own.filter(isOperation).flatMap(({ operation }) => apolloHooks[operation]))].sort();
  return {
    prepend: [
      ...schemaTypes(schema, own, fragments, modulePath(outputFile, importSchemaTypesFrom)),
      ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from '@apollo/client/react';`] : []),
      `import { documentOf } from '${modulePath(outputFile, `${process.cwd()}/web/src/graphql/document.ts`)}';`,
      ...optionTypes(own, outputFile),
      ...imports.statements(own),
    ],
    content: content.join('\n'),
  };
};

const apolloHooks = {
  query: ['useLazyQuery', 'useQuery'],
  mutation: ['useMutation'],
  subscription: ['useSubscription'],
};
const optionNames = {
  query: ['LazyQueryOptions', 'QueryOptions'],
  mutation: ['MutationOptions'],
  subscription: ['SubscriptionOptions'],
};
const isOperation = (definition) => definition.kind === Kind.OPERATION_DEFINITION;

/** The naming of typescript-operations: NodButton_post becomes NodButton_Post. */
const typeName = (name) =>
  name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('_');

function collectFragments(documents) {
  const fragments = new Map();
  for (const { location, document } of documents) {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      fragments.set(definition.name.value, { definition, path: generatedPath(location) });
    }
  }
  return fragments;
}

function directSpreads(definition) {
  const names = new Set();
  visit(definition, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
}

/** A definition, and the fragments that its generated type expands: those of unmasked spreads, with the spreads inside them. */
function expanded(definition, fragments) {
  const definitions = [definition];
  visit(definition, {
    FragmentSpread: (spread) => {
      if (isUnmasked(spread)) definitions.push(...expanded(fragments.get(spread.name.value).definition, fragments));
    },
  });
  return definitions;
}

const isUnmasked = ({ directives }) => directives?.some(({ name }) => name.value === 'unmask');

/** The fragments that the generated type refers to. */
function namedTypes(definition, fragments) {
  const names = new Set();
  for (const each of expanded(definition, fragments)) {
    visit(each, { FragmentSpread: (spread) => void (isUnmasked(spread) || names.add(spread.name.value)) });
  }
  return names;
}

/** The import that typescript-operations omits where only expanded fragments of other files have enums. Codegen drops repetitions. */
function schemaTypes(schema, own, fragments, path) {
  const typeInfo = new TypeInfo(schema);
  let hasEnum = false;
  for (const definition of own.flatMap((each) => expanded(each, fragments))) {
    const Field = () => void (hasEnum ||= isEnumType(getNamedType(typeInfo.getType())));
    visit(definition, visitWithTypeInfo(typeInfo, { Field }));
  }
  return hasEnum ? [`import type * as Schema from '${path}';\n`] : [];
}

class FragmentImports {
  constructor(outputFile, fragments) {
    this.outputFile = outputFile;
    this.fragments = fragments;
    this.values = new Set();
  }

  /** The document of a fragment, which includes those of the fragments that it spreads. */
  documentOf(name) {
    this.values.add(name);
    return `${typeName(name)}FragmentDoc`;
  }

  /** Documents are imported as values, masked fragments as types. */
  statements(own) {
    const types = new Set(own.flatMap((definition) => [...namedTypes(definition, this.fragments)]));
    const byPath = new Map();
    for (const name of new Set([...types, ...this.values])) {
      const path = modulePath(this.outputFile, this.fragments.get(name).path);
      if (path === null) continue;
      const names = byPath.get(path) ?? [];
      if (types.has(name)) names.push(`type ${typeName(name)}Fragment`);
      if (this.values.has(name)) names.push(`${typeName(name)}FragmentDoc`);
      byPath.set(path, names);
    }
    return [...byPath].sort().map(([path, names]) => `import { ${names.join(', ')} } from '${path}';`);
  }
}

function modulePath(outputFile, target) {
  const path = relative(dirname(outputFile), relative(process.cwd(), target)).replace(/\.ts$/, '');
  if (`${path}.ts` === relative(dirname(outputFile), outputFile)) return null;
  return path.startsWith('.') ? path : `./${path}`;
}

const optionTypes = (own, outputFile) => {
  const names = [...new Set(own.filter(isOperation).flatMap(({ operation }) => optionNames[operation]))].sort();
  const path = modulePath(outputFile, `${process.cwd()}/web/src/graphql/hook-options.ts`);
  return names.length > 0 ? [`import type { ${names.join(', ')} } from '${path}';`] : [];
};

/** Without locations, descriptions and empty lists, which have no meaning. */
const withoutNoise = (definition) =>
  JSON.parse(
    JSON.stringify(definition, (key, value) => {
      const noise = ['loc', 'description', 'block'].includes(key) || (Array.isArray(value) && value.length === 0);
      return noise ? undefined : value;
    }),
  );

/** The text that `documentOf` parses in the browser. Throws if it would parse it differently from GraphQL. */
function textOf(definition) {
  const text = stripIgnoredCharacters(print(definition));
  const meant = withoutNoise(parse(text).definitions[0]);
  if (!isDeepStrictEqual(withoutNoise(documentOf(text).definitions[0]), meant)) {
    throw new Error(`web/src/graphql/document.ts does not know how to read ${text}`);
  }
  return text;
}

function composed(definition, types, imports) {
  const parts = directSpreads(definition).map((name) => imports.documentOf(name));
  return `/* @__PURE__ */ documentOf<${types}>(${[JSON.stringify(textOf(definition)), ...parts].join(', ')})`;
}

function fragmentDocument(definition, imports) {
  const name = typeName(definition.name.value);
  return `\nexport const ${name}FragmentDoc = ${composed(definition, `${name}Fragment, Record<string, never>`, imports)};`;
}

function operationDocument(definition, imports) {
  const name = typeName(definition.name.value);
  const kind = typeName(definition.operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const document = `${name}Document`;
  const needsVariables = (definition.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const hook = (verb, options, optional) =>
    `export function use${name}${verb}(options${optional ? '?' : ''}: ${options}<${types}>) {\n` +
    `  return use${verb}(${document}, options);\n}`;
  const hooks = {
    query: () => [hook('Query', 'QueryOptions', !needsVariables), hook('LazyQuery', 'LazyQueryOptions', true)],
    mutation: () => [hook('Mutation', 'MutationOptions', true)],
    subscription: () => [hook('Subscription', 'SubscriptionOptions', !needsVariables)],
  }[definition.operation]();
  return [`\nexport const ${document} = ${composed(definition, types, imports)};`, ...hooks].join('\n');
}
