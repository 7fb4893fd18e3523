import type { JsonObject } from '../json/json.js';

/** A named stream of small messages, such as "a post appeared: its id". `T` is the shape of each message. */
export interface Topic<T extends JsonObject> {
  readonly name: string;
  /** Only for the compiler: never set. */
  readonly carries?: T;
}

/**
 * Declares a topic.
 * @param name lower-case words with dots, such as `post.added`; unique in the product
 */
export function defineTopic<T extends JsonObject>(name: string): Topic<T> {
  return Object.freeze({ name });
}
