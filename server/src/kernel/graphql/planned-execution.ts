import {
  defaultFieldResolver,
  defaultTypeResolver,
  type ExecutionResult,
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isObjectType,
  locatedError,
  OperationTypeNode,
} from 'graphql';
import type { Path } from 'graphql/jsutils/Path.js';
import { AnswerErrors } from './answer-errors.js';
import { type Container, emptyObject, isPromise, keysOf, type Place, type Slot, slotBelow } from './answer-place.js';
import type { FieldPlan, OperationPlan, SelectionPlan, ValuePlan, Variables } from './operation-plan.js';

export interface PlanRequest {
  rootValue?: unknown;
  contextValue: unknown;
  /** As sent; coerced here. */
  variables: Variables | null | undefined;
}

/**
 * Executes an operation by its plan, with graphql-js's results (test/unit/planned-execution.test.ts compares the two).
 * Resolvers that answer without a promise cost no promise anywhere, and no text of a query ever becomes code.
 * Never throws and never rejects.
 */
export function executePlan(plan: OperationPlan, request: PlanRequest): ExecutionResult | Promise<ExecutionResult> {
  const { coerced, errors } = getVariableValues(
    plan.schema,
    plan.operation.variableDefinitions ?? [],
    request.variables ?? {},
    { maxErrors: 10, hideSuggestions: true },
  );
  return coerced ? new Execution(plan, request, coerced).run() : { errors };
}

class Execution {
  private readonly errors = new AnswerErrors();
  private answer: Container = {};
  private isNull = false;
  private pending = 0;
  private whenArrived: (() => void) | undefined;

  constructor(
    private readonly plan: OperationPlan,
    private readonly request: PlanRequest,
    private readonly variables: Variables,
  ) {}

  run(): ExecutionResult | Promise<ExecutionResult> {
    const { rootType, operation } = this.plan;
    try {
      const selection = this.plan.root(this.variables);
      this.answer = emptyObject(selection);
      if (operation.operation === OperationTypeNode.MUTATION) return this.serially(selection, rootType);
      this.fields(this.answer, selection, rootType, this.request.rootValue, undefined, undefined);
    } catch (error) {
      this.giveUp(error, undefined);
    }
    const arrival = this.arrival();
    return arrival ? arrival.then(() => this.result()) : this.result();
  }

  /** The root fields of a mutation, each after everything below the one before. */
  private async serially(selection: SelectionPlan, type: GraphQLObjectType): Promise<ExecutionResult> {
    for (const field of selection) {
      if (this.isNull) break;
      try {
        this.fields(this.answer, [field], type, this.request.rootValue, undefined, undefined);
      } catch (error) {
        this.giveUp(error, undefined);
      }
      await this.arrival();
    }
    return this.result();
  }

  private result(): ExecutionResult {
    const data = this.isNull ? null : this.answer;
    return this.errors.list.length === 0 ? { data } : { errors: this.errors.list, data };
  }

  private fields(
    into: Container,
    selection: SelectionPlan,
    type: GraphQLObjectType,
    source: unknown,
    path: Path | undefined,
    slot: Slot | undefined,
  ): Container {
    for (const field of selection) {
      const place: Place = {
        into,
        key: field.key,
        path: { prev: path, key: field.key, typename: type.name },
        field,
        plan: field.value,
        slot,
      };
      let value: unknown;
      try {
        value = this.resolve(field, source, place.path);
      } catch (error) {
        into[field.key] = this.nullFor(error, place);
        continue;
      }
      this.fill(place, value);
    }
    return into;
  }

  private resolve(field: FieldPlan, source: unknown, path: Path): unknown {
    const { resolve, definition } = field;
    if (resolve === undefined) {
      const property =
        typeof source === 'object' && source !== null ? (source as Container)[definition.name] : undefined;
      if (property !== undefined && typeof property !== 'function') return property;
    } else if (field.readsParentOnly) {
      return (resolve as (source: unknown) => unknown)(source);
    }
    const given = definition.args.length === 0 ? {} : this.argumentsOf(field);
    return (resolve ?? defaultFieldResolver)(source, given, this.request.contextValue, this.info(field, path));
  }

  private argumentsOf({ definition, node }: FieldPlan): Record<string, unknown> {
    try {
      return getArgumentValues(definition, node, this.variables);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      throw new GraphQLError(error.message, {
        nodes: error.nodes,
        extensions: { code: 'BAD_USER_INPUT', reason: 'INVALID_ARGUMENT' },
      });
    }
  }

  /** Puts a value into its place, now or when it arrives. @throws GraphQLError where a non-null place stays empty */
  private fill(place: Place, value: unknown): void {
    try {
      place.into[place.key] = isPromise(value)
        ? this.later(place, value, (arrived) => this.fill(place, arrived))
        : this.complete(place, value);
    } catch (error) {
      place.into[place.key] = this.nullFor(error, place);
    }
  }

  private complete(place: Place, value: unknown): unknown {
    const { plan, field } = place;
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (!plan.nonNull) return null;
      throw new Error(`Cannot return null for non-nullable field ${field.parentType.name}.${field.definition.name}.`);
    }
    switch (plan.kind) {
      case 'leaf': {
        const leaf: unknown = plan.type.serialize(value);
        if (leaf === null || leaf === undefined)
          throw new Error(`${plan.type.name} has no form for a value that it was given.`);
        return leaf;
      }
      case 'list':
        return this.list(place, plan.item, value);
      case 'object':
        return this.typed(place, plan.type, value);
      case 'abstract': {
        const resolveType = plan.type.resolveType ?? defaultTypeResolver;
        const name: unknown = resolveType(value, this.request.contextValue, this.info(field, place.path), plan.type);
        return isPromise(name)
          ? this.later(
              place,
              name,
              (arrived) => void (place.into[place.key] = this.typed(place, this.runtimeType(plan, arrived), value)),
            )
          : this.typed(place, this.runtimeType(plan, name), value);
      }
    }
  }

  private list(place: Place, plan: ValuePlan, value: unknown): unknown[] {
    const { field, path } = place;
    if (typeof value !== 'object' || value === null || !(Symbol.iterator in value)) {
      throw new Error(
        `Expected Iterable, but did not find one for field "${field.parentType.name}.${field.definition.name}".`,
      );
    }
    const slot = slotBelow(place);
    const items: unknown[] = [];
    const into = items as unknown as Container;
    for (const item of value as Iterable<unknown>) {
      const key = items.length;
      this.fill({ into, key, path: { prev: path, key, typename: undefined }, field, plan, slot }, item);
    }
    return items;
  }

  private typed(place: Place, type: GraphQLObjectType, value: unknown): unknown {
    const { field, path } = place;
    const selection = this.plan.below(field, type, this.variables);
    const go = (): Container => this.fields(emptyObject(selection), selection, type, value, path, slotBelow(place));
    if (!type.isTypeOf) return go();

    const check = (fits: boolean): Container => {
      if (!fits) throw new Error(`Expected value of type "${type.name}".`);
      return go();
    };
    const fits = type.isTypeOf(value, this.request.contextValue, this.info(field, path));
    return isPromise(fits)
      ? this.later(place, fits, (arrived) => void (place.into[place.key] = check(Boolean(arrived))))
      : check(fits);
  }

  private runtimeType(plan: ValuePlan & { kind: 'abstract' }, name: unknown): GraphQLObjectType {
    const type = typeof name === 'string' ? this.plan.schema.getType(name) : undefined;
    if (!isObjectType(type) || !this.plan.schema.isSubType(plan.type, type)) {
      throw new Error(`Abstract type "${plan.type.name}" must resolve to one of its Object types at runtime.`);
    }
    return type;
  }

  /** Goes on when a value arrives. Its place holds null so long, which keeps the order of the keys. */
  private later(place: Place, promise: Promise<unknown>, go: (value: unknown) => void): null {
    this.pending += 1;
    const settle = (step: () => void): void => {
      try {
        step();
      } catch (error) {
        this.giveUp(error, place.slot);
      }
      this.pending -= 1;
      if (this.pending === 0) this.whenArrived?.();
    };
    const fail = (error: unknown): void => void (place.into[place.key] = this.nullFor(error, place));
    promise.then(
      (value) =>
        settle(() => {
          try {
            go(value);
          } catch (error) {
            fail(error);
          }
        }),
      (error: unknown) => settle(() => fail(error)),
    );
    return null;
  }

  /** Resolves when nothing is under way; undefined where nothing is. */
  private arrival(): Promise<void> | undefined {
    if (this.pending === 0) return undefined;
    return new Promise((resolve) => {
      this.whenArrived = resolve;
    });
  }

  /** Null where the place may be null. @throws GraphQLError else, for the place above */
  private nullFor(raw: unknown, { plan, field, path }: Place): null {
    const error = locatedError(raw, field.nodes, keysOf(path));
    if (plan.nonNull) throw error;
    this.errors.add(error, path);
    return null;
  }

  /** Empties the nearest place that may be null. */
  private giveUp(error: unknown, slot: Slot | undefined): void {
    this.errors.add(error instanceof GraphQLError ? error : locatedError(error, undefined), slot?.path);
    if (slot) slot.into[slot.key] = null;
    else this.isNull = true;
  }

  private info(field: FieldPlan, path: Path): GraphQLResolveInfo {
    const { schema, fragments, operation } = this.plan;
    return {
      fieldName: field.definition.name,
      fieldNodes: field.nodes,
      returnType: field.definition.type,
      parentType: field.parentType,
      path,
      schema,
      fragments,
      rootValue: this.request.rootValue,
      operation,
      variableValues: this.variables,
    };
  }
}
