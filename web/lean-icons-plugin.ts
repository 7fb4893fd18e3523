import type { Plugin } from 'vite';
import { onePath } from './one-path.ts';

const LUCIDE = /\/node_modules\/lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/;

/**
 * Draws Lucide's icons by `src/ui/drawn-icon.ts`, and leaves out of them what that does not ask for: other names,
 * and keys, and more elements than it takes.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    load: {
      filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `export { default } from '${import.meta.dirname}/src/ui/drawn-icon.ts';`,
    },
    transform: {
      filter: { id: LUCIDE },
      handler: (code) => ({
        code: code
          .replace(/^ {2}name: "[^"]*",\n {2}size: 24,$/m, '')
          .replace(/^ {2}aliases: \[[^\]]*\]$/m, '')
          .replace(/,\s*key: "[^"]*"/g, '')
          .replace(
            /^ {2}node: (\[[^]*?\n {2}\])/m,
            (_, node: string) => `  node: ${JSON.stringify(onePath(shapesOf(node)))}`,
          )
          .replace(/= createLucideIcon\(/, '= /* @__PURE__ */ createLucideIcon('),
        map: null,
      }),
    },
  };
}

/** The shapes of an icon, from the literal that it has in its file. */
const shapesOf = (literal: string): Parameters<typeof onePath>[0] =>
  JSON.parse(literal.replace(/([{,]\s*)([\w-]+): /g, '$1"$2": ')) as Parameters<typeof onePath>[0];
