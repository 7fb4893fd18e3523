import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

export type Style = SystemStyleObject;

/**
 * Named class names from style objects that may use every token and condition. The build (styles/) turns each object
 * into a rule of a style sheet and puts its class name in its place: the objects must be literals, and cost nothing
 * when the page runs.
 */
export function sheet<Name extends string>(rules: Record<Name, SystemStyleObject>): Readonly<Record<Name, string>> {
  return rules as unknown as Record<Name, string>;
}

type Variants = Record<string, Record<string, SystemStyleObject>>;
type Choice<V extends Variants> = { [Axis in keyof V]?: (keyof V[Axis] & string) | undefined };
type FullChoice<V extends Variants> = { [Axis in keyof V]: keyof V[Axis] & string };

/** Styles with variants: the class names for each combination. Compiled by the build like `sheet`. */
export function recipe<const V extends Variants>(definition: {
  base: SystemStyleObject;
  variants: V;
  defaultVariants: FullChoice<V>;
}): (choice?: Choice<V>) => string {
  const { base, variants, defaultVariants } = definition as unknown as {
    base: string;
    variants: Record<string, Record<string, string>>;
    defaultVariants: Record<string, string>;
  };
  return (choice: Record<string, string | undefined> = {}) => {
    let names = base;
    for (const axis in variants) names += ` ${variants[axis]?.[choice[axis] ?? defaultVariants[axis] ?? ''] ?? ''}`;
    return names;
  };
}

/** Joins class names, skipping absent ones. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
