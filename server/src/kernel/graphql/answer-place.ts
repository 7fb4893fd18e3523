import type { Path } from 'graphql/jsutils/Path.js';
import type { FieldPlan, SelectionPlan, ValuePlan } from './operation-plan.js';

/** An object or a list of the answer. */
export type Container = Record<string | number, unknown>;

/** The nearest place above that may be null: where an error of a non-null place ends up. */
export interface Slot {
  readonly into: Container;
  readonly key: string | number;
  readonly path: Path;
}

/** A value on its way into the answer. */
export interface Place {
  readonly into: Container;
  readonly key: string | number;
  readonly path: Path;
  readonly field: FieldPlan;
  readonly plan: ValuePlan;
  /** Undefined: the whole answer. */
  readonly slot: Slot | undefined;
}

export function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

export function slotBelow(place: Place): Slot | undefined {
  return place.plan.nonNull ? place.slot : place;
}

export function keysOf(path: Path | undefined): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let step = path; step; step = step.prev) keys.push(step.key);
  return keys.reverse();
}

/** An ordinary object is faster than one without a prototype; only an alias `__proto__` needs the latter. */
export function emptyObject(selection: SelectionPlan): Container {
  return selection.some((field) => field.key === '__proto__') ? (Object.create(null) as Container) : {};
}
