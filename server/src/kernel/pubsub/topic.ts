export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };
/** What JSON can carry; use a `type`, not an `interface` (which has no index signature). */
export type JsonObject = { [name: string]: JsonValue };

/** A named stream of small messages, such as "a post appeared: its id". `T` is the shape of each message. */
export interface Topic<T extends JsonObject> {
  readonly name: string;
  /** Only for the compiler: never set. */
  readonly carries?: T;
}

/**
 * Declares a topic, once, beside what it tells of.
 * @param name lower-case words with dots, such as `post.added`; unique over the product
 */
export function defineTopic<T extends JsonObject>(name: string): Topic<T> {
  return Object.freeze({ name });
}
