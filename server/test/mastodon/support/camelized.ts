type CamelKey<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail> & string>}` : Key;

/** An entity of the client API with its names as masto has them: `created_at` is `createdAt`. */
export type Camelized<T> = T extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : T extends object
    ? { [Key in keyof T as CamelKey<Key>]: Camelized<T[Key]> }
    : T;
