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
  type ResponsePath,
} from 'graphql';
import type { ExecutionRequest, Executor, Variables } from './executor.js';
import { withArgumentCode } from './invalid-argument.js';
import { type FieldPlan, OperationPlan, type SelectionPlan, type ValuePlan } from './operation-plan.js';
import { ResponseErrors } from './response-errors.js';
import {
  type Container,
  emptyObject,
  isPromise,
  keysOf,
  type NullableParent,
  nullableParentBelow,
  type ValueBuilder,
} from './value-builder.js';

const MAX_VARIABLE_ERRORS = 10;

/**
 * Executes operations by plans, with graphql-js's results (test/unit/planned-execution.test.ts compares the two).
 * Resolvers that return no promise cost no promise anywhere, and no text of a query ever becomes code.
 */
export const plannedExecutor: Executor = (operation) => {
  const plan = new OperationPlan(operation);
  return (request) => executePlan(plan, request);
};

function executePlan(plan: OperationPlan, request: ExecutionRequest): ExecutionResult | Promise<ExecutionResult> {
  const { coerced, errors } = getVariableValues(
    plan.schema,
    plan.operation.variableDefinitions ?? [],
    request.variables ?? {},
    { maxErrors: MAX_VARIABLE_ERRORS, hideSuggestions: true },
  );
  return coerced ? new Execution(plan, request, coerced).run() : { errors };
}

class Execution {
  private readonly errors = new ResponseErrors();
  private data: Container = {};
  private isNull = false;
  private pending = 0;
  private onSettled: (() => void) | undefined;

  constructor(
    private readonly plan: OperationPlan,
    private readonly request: ExecutionRequest,
    private readonly variables: Variables,
  ) {}

  run(): ExecutionResult | Promise<ExecutionResult> {
    const { rootType, operation } = this.plan;
    try {
      const selection = this.plan.root(this.variables);
      this.data = emptyObject(selection);
      if (operation.operation === OperationTypeNode.MUTATION) return this.runSerially(selection, rootType);
      this.buildFields(this.data, selection, rootType, this.request.rootValue, undefined, undefined);
    } catch (error) {
      this.fail(error, undefined);
    }
    const settled = this.settled();
    return settled ? settled.then(() => this.result()) : this.result();
  }

  /** The root fields of a mutation, each after everything below the one before. */
  private async runSerially(selection: SelectionPlan, type: GraphQLObjectType): Promise<ExecutionResult> {
    for (const field of selection) {
      if (this.isNull) break;
      try {
        this.buildFields(this.data, [field], type, this.request.rootValue, undefined, undefined);
      } catch (error) {
        this.fail(error, undefined);
      }
      await this.settled();
    }
    return this.result();
  }

  private result(): ExecutionResult {
    const data = this.isNull ? null : this.data;
    return this.errors.list.length === 0 ? { data } : { errors: this.errors.list, data };
  }

  private buildFields(
    into: Container,
    selection: SelectionPlan,
    type: GraphQLObjectType,
    source: unknown,
    path: ResponsePath | undefined,
    nullableParent: NullableParent | undefined,
  ): Container {
    for (const field of selection) {
      const builder: ValueBuilder = {
        into,
        key: field.key,
        path: { prev: path, key: field.key, typename: type.name },
        field,
        plan: field.value,
        nullableParent,
      };
      let value: unknown;
      try {
        value = this.resolve(field, source, builder.path);
      } catch (error) {
        into[field.key] = this.nullFor(error, builder);
        continue;
      }
      this.assign(builder, value);
    }
    return into;
  }

  private resolve(field: FieldPlan, source: unknown, path: ResponsePath): unknown {
    const { resolve, definition } = field;
    if (resolve === undefined) {
      const property =
        typeof source === 'object' && source !== null ? (source as Container)[definition.name] : undefined;
      if (property !== undefined && typeof property !== 'function') return property;
    }
    const args = definition.args.length === 0 ? {} : this.argumentsOf(field);
    return (resolve ?? defaultFieldResolver)(source, args, this.request.contextValue, this.info(field, path));
  }

  private argumentsOf({ definition, node }: FieldPlan): Record<string, unknown> {
    return withArgumentCode(() => getArgumentValues(definition, node, this.variables));
  }

  /** Completes a value, now or when its promise resolves. @throws GraphQLError where a non-null value is missing */
  private assign(builder: ValueBuilder, value: unknown): void {
    try {
      builder.into[builder.key] = isPromise(value)
        ? this.whenResolved(builder, value, (resolved) => this.assign(builder, resolved))
        : this.complete(builder, value);
    } catch (error) {
      builder.into[builder.key] = this.nullFor(error, builder);
    }
  }

  private complete(builder: ValueBuilder, value: unknown): unknown {
    const { plan, field } = builder;
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
        return this.buildList(builder, plan.item, value);
      case 'object':
        return this.buildObject(builder, plan.type, value);
      case 'abstract': {
        const resolveType = plan.type.resolveType ?? defaultTypeResolver;
        const name: unknown = resolveType(value, this.request.contextValue, this.info(field, builder.path), plan.type);
        return isPromise(name)
          ? this.whenResolved(
              builder,
              name,
              (resolved) =>
                void (builder.into[builder.key] = this.buildObject(builder, this.runtimeType(plan, resolved), value)),
            )
          : this.buildObject(builder, this.runtimeType(plan, name), value);
      }
    }
  }

  private buildList(builder: ValueBuilder, plan: ValuePlan, value: unknown): unknown[] {
    const { field, path } = builder;
    if (typeof value !== 'object' || value === null || !(Symbol.iterator in value)) {
      throw new Error(
        `Expected Iterable, but did not find one for field "${field.parentType.name}.${field.definition.name}".`,
      );
    }
    const nullableParent = nullableParentBelow(builder);
    const items: unknown[] = [];
    const into = items as unknown as Container;
    for (const item of value as Iterable<unknown>) {
      const key = items.length;
      this.assign({ into, key, path: { prev: path, key, typename: undefined }, field, plan, nullableParent }, item);
    }
    return items;
  }

  private buildObject(builder: ValueBuilder, type: GraphQLObjectType, value: unknown): unknown {
    const { field, path } = builder;
    const selection = this.plan.below(field, type, this.variables);
    const build = (): Container =>
      this.buildFields(emptyObject(selection), selection, type, value, path, nullableParentBelow(builder));
    if (!type.isTypeOf) return build();

    const check = (fits: boolean): Container => {
      if (!fits) throw new Error(`Expected value of type "${type.name}".`);
      return build();
    };
    const fits = type.isTypeOf(value, this.request.contextValue, this.info(field, path));
    return isPromise(fits)
      ? this.whenResolved(builder, fits, (resolved) => void (builder.into[builder.key] = check(Boolean(resolved))))
      : check(fits);
  }

  private runtimeType(plan: ValuePlan & { kind: 'abstract' }, name: unknown): GraphQLObjectType {
    const type = typeof name === 'string' ? this.plan.schema.getType(name) : undefined;
    if (!isObjectType(type) || !this.plan.schema.isSubType(plan.type, type)) {
      throw new Error(`Abstract type "${plan.type.name}" must resolve to one of its Object types at runtime.`);
    }
    return type;
  }

  /** Continues when a promise resolves. Its key holds null until then, so that the order of the keys stays. */
  private whenResolved(builder: ValueBuilder, promise: Promise<unknown>, then: (value: unknown) => void): null {
    this.pending += 1;
    const settle = (step: () => void): void => {
      try {
        step();
      } catch (error) {
        this.fail(error, builder.nullableParent);
      }
      this.pending -= 1;
      if (this.pending === 0) this.onSettled?.();
    };
    const reject = (error: unknown): void => void (builder.into[builder.key] = this.nullFor(error, builder));
    promise.then(
      (value) =>
        settle(() => {
          try {
            then(value);
          } catch (error) {
            reject(error);
          }
        }),
      (error: unknown) => settle(() => reject(error)),
    );
    return null;
  }

  /** Resolves when no promise is pending; undefined where none is. */
  private settled(): Promise<void> | undefined {
    if (this.pending === 0) return undefined;
    return new Promise((resolve) => {
      this.onSettled = resolve;
    });
  }

  /** Null where the value may be null. @throws GraphQLError otherwise, for the value above */
  private nullFor(raw: unknown, { plan, field, path }: ValueBuilder): null {
    const error = locatedError(raw, field.nodes, keysOf(path));
    if (plan.nonNull) throw error;
    this.errors.add(error, path);
    return null;
  }

  /** Makes the nearest value null that may be null. */
  private fail(error: unknown, nullableParent: NullableParent | undefined): void {
    this.errors.add(error instanceof GraphQLError ? error : locatedError(error, undefined), nullableParent?.path);
    if (nullableParent) nullableParent.into[nullableParent.key] = null;
    else this.isNull = true;
  }

  private info(field: FieldPlan, path: ResponsePath): GraphQLResolveInfo {
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
