import type { Type } from '@nestjs/common';
import { RESOLVER_TYPE_METADATA } from '@nestjs/graphql';

/** The resolver classes that modules and those that they import provide, each once. */
export function resolversOf(modules: readonly Type[]): Type[] {
  return [...withImported(modules)].flatMap((module) =>
    classesIn(module, 'providers').filter((provider) => Reflect.hasMetadata(RESOLVER_TYPE_METADATA, provider)),
  );
}

function withImported(modules: readonly Type[], found = new Set<Type>()): Set<Type> {
  for (const module of modules) {
    if (found.has(module)) continue;
    withImported(classesIn(module, 'imports'), found);
    found.add(module);
  }
  return found;
}

/** What a module lists, without modules and providers that are made when the server starts. */
function classesIn(module: Type, list: 'imports' | 'providers'): Type[] {
  const listed = (Reflect.getMetadata(list, module) ?? []) as unknown[];
  return listed.filter((one): one is Type => typeof one === 'function');
}
