import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { designSystemCss, layerOrder } from './css.ts';
import { extractStyles } from './extract.ts';

const DESIGN_SYSTEM = /\/ui\/theme\/design-system\.css$/;
const OWN = /\.styles\.css\?/;

/**
 * Turns all styles into plain style sheets during the build, so that the browser runs no style engine. A module imports its own
 * CSS, which is therefore loaded with the page that needs it.
 */
export function staticStyles(sourceRoot: string): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'static-styles',
    enforce: 'pre',
    resolveId(id) {
      return OWN.test(id) ? id : null;
    },
    load(id) {
      if (DESIGN_SYSTEM.test(id)) return designSystemCss();
      return OWN.test(id) ? (sheets.get(id) ?? null) : null;
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        const extracted = extractStyles(code, relative(sourceRoot, id));
        if (!extracted) return null;
        const sheet = `${id}.styles.css?${createHash('sha256').update(extracted.css).digest('hex').slice(0, 8)}`;
        sheets.set(sheet, `${layerOrder}\n${extracted.css}`);
        return { code: `${extracted.code}\nimport ${JSON.stringify(sheet)};\n`, map: null };
      },
    },
  };
}
