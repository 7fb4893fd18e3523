import type { Message, PluralForms } from '@mallard/rules/messages';

export type Namespace = Record<string, Message>;

/** The translation of an English namespace: the same keys, with plural forms where English has them. */
export type Translation<Source extends Namespace> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : PluralForms;
};

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** The placeholders of an English message. */
export type ParametersOf<M> = M extends string
  ? Placeholders<M>
  : 'count' | Placeholders<M[keyof M & ('one' | 'other')]>;
