import type { ResponsePath } from 'graphql';
import type { FieldPlan, SelectionPlan, ValuePlan } from './operation-plan.js';

/** An object or a list of the response. */
export type Container = Record<string | number, unknown>;

/** The nearest field or item above that may be null: it becomes null when a non-null value below it fails. */
export interface NullableParent {
  readonly into: Container;
  readonly key: string | number;
  readonly path: ResponsePath;
}

/** A value under construction: a field of an object or an item of a list. */
export interface ValueBuilder {
  readonly into: Container;
  readonly key: string | number;
  readonly path: ResponsePath;
  readonly field: FieldPlan;
  readonly plan: ValuePlan;
  /** Undefined: the whole response. */
  readonly nullableParent: NullableParent | undefined;
}

export function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** The nullable parent of what is inside this value. */
export function nullableParentBelow(builder: ValueBuilder): NullableParent | undefined {
  return builder.plan.nonNull ? builder.nullableParent : builder;
}

export function keysOf(path: ResponsePath | undefined): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let step = path; step; step = step.prev) keys.push(step.key);
  return keys.reverse();
}

/** An ordinary object is faster than one without a prototype; only an alias `__proto__` needs the latter. */
export function emptyObject(selection: SelectionPlan): Container {
  return selection.some((field) => field.key === '__proto__') ? (Object.create(null) as Container) : {};
}
