/** Creates a value when it is first needed: some formats of Intl take milliseconds to create, and few pages use all of them. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The same for each language. */
export function oncePerLanguage<Value extends object>(make: (language: string) => Value): (language: string) => Value {
  const made = new Map<string, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}
