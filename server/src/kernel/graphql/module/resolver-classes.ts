import type { Type } from '@nestjs/common';
import { RESOLVER_TYPE_METADATA } from '@nestjs/graphql';

/** The resolver classes that modules provide, in order of the modules. */
export function resolversOf(modules: readonly Type[]): Type[] {
  return modules.flatMap((module) => {
    const providers = (Reflect.getMetadata('providers', module) ?? []) as unknown[];
    return providers.filter(
      (provider): provider is Type =>
        typeof provider === 'function' && Reflect.hasMetadata(RESOLVER_TYPE_METADATA, provider),
    );
  });
}
