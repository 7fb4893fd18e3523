import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type CSSObject, serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { socialPageStyles } from '../src/early/social-page-styles.ts';
import { accentCss } from '../src/ui/theme/accents.ts';
import { layers } from '../src/ui/theme/layers.ts';
import { system } from '../src/ui/theme/system.ts';
import type { LiteralObject } from './literal.ts';

/** Serializes style objects with the libraries that Chakra uses for it in a browser. */
const written = (styles: object): string => serializeStyles([styles as CSSObject]).styles;

/** Writes style objects of Chakra (tokens, conditions, breakpoints) as plain CSS. */
export function cssOf(selector: string, style: LiteralObject): string {
  return serialize(compile(`${selector}{${written(system.css(style as SystemStyleObject))}}`), stringify);
}

/**
 * Precedes the rules of every sheet: a page loads several, in an order that the bundler chooses, and the first one that
 * names a layer decides its position.
 */
export const layerOrder = `@layer ${layers.join(', ')};`;

/** What every page needs before any component: the reset, the tokens and the global rules. */
export function designSystemCss(): string {
  const globals = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()].map((part) =>
    serialize(compile(written(part)), stringify),
  );
  return [layerOrder, ...globals, `@layer tokens{${accentCss()}}`].join('\n');
}

/** Styles that only pages of posts and people need, which the server draws like the client. */
export function socialPageCss(): string {
  const rules = Object.entries(socialPageStyles).map(([part, look]) =>
    cssOf(`#server-page ${part}`, look as LiteralObject),
  );
  return `${layerOrder}@layer app{${rules.join('')}}`;
}
