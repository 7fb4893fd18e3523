/** What a parameter decorator of a REST route reads of a request. */
export interface ReadParameters {
  /** Of the query string: the JSON schema of each, by name. */
  readonly query?: Readonly<Record<string, object>>;
  /** Of a multipart form: the JSON schema of each field, by name. */
  readonly form?: Readonly<Record<string, object>>;
  /** The body may be JSON as well. */
  readonly orJson?: boolean;
}

const described = new WeakMap<object, ReadParameters>();

/** Declares what the factory of a parameter decorator reads, for the OpenAPI document: `createParamDecorator(reads({…}, factory))`. */
export function reads<Factory extends (...args: never[]) => unknown>(
  parameters: ReadParameters,
  factory: Factory,
): Factory {
  described.set(factory, parameters);
  return factory;
}

export function readBy(factory: object): ReadParameters | undefined {
  return described.get(factory);
}
