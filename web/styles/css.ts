import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { serverPageStyles } from '../src/early/server-page-styles.ts';
import { accentCss } from '../src/ui/theme/accents.ts';
import { layers } from '../src/ui/theme/layers.ts';
import { system } from '../src/ui/theme/system.ts';
import type { LiteralObject } from './literal.ts';

type Interpolation = Parameters<typeof serializeStyles>[0][number];

const written = (styles: object): string => serializeStyles([styles as Interpolation]).styles;

/** Style objects as Chakra understands them (tokens, conditions, breakpoints), written as plain CSS. */
export function cssOf(selector: string, style: LiteralObject): string {
  return serialize(compile(`${selector}{${written(system.css(style as SystemStyleObject))}}`), stringify);
}

/**
 * Before the rules of every sheet: a page loads several, in an order that the bundler chooses, and the first one that
 * names a layer settles its place.
 */
export const layerOrder = `@layer ${layers.join(', ')};`;

/** What every page needs before any component: the reset, the tokens and the global rules. */
export function designSystemCss(): string {
  const globals = system._global.map((part) => serialize(compile(written(part)), stringify));
  return [layerOrder, ...globals, `@layer tokens{${accentCss()}}`].join('\n');
}

/** What only pages need that the server draws as the client will. */
export function serverPageCss(): string {
  const rules = Object.entries(serverPageStyles).map(([part, look]) =>
    cssOf(`#server-page ${part}`, look as LiteralObject),
  );
  return `${layerOrder}@layer app{${rules.join('')}}`;
}
