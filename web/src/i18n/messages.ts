/** A message is a sentence with `{placeholders}`, or one sentence per plural category of `{count}`. */
export interface PluralForms {
  one: string;
  two?: string;
  many?: string;
  other: string;
}
export type Message = string | PluralForms;
export type Namespace = Record<string, Message>;

/** What another language gives for an English namespace: the same keys, plural where English is plural. */
export type Translation<Source extends Namespace> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : PluralForms;
};

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** The names that a message of the English catalog wants filled. */
export type ParametersOf<M> = M extends string
  ? Placeholders<M>
  : 'count' | Placeholders<M[keyof M & ('one' | 'other')]>;

export const placeholderPattern = /\{(\w+)\}/g;

export function pluralForm(message: Message, count: unknown, rules: () => Intl.PluralRules): string {
  if (typeof message === 'string') return message;
  const category = rules().select(Number(count));
  return (
    (category === 'one' || category === 'two' || category === 'many' ? message[category] : undefined) ?? message.other
  );
}
