import type { Language } from './languages';

/** What is made when it is first asked for: some of the browser's formats take it milliseconds, and few pages use them all. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The same for each language. */
export function oncePerLanguage<Value extends object>(
  make: (language: Language) => Value,
): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}
