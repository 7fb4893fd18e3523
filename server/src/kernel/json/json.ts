export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };
/** What JSON can carry; use a `type`, not an `interface` (which has no index signature). */
export type JsonObject = { [name: string]: JsonValue };
