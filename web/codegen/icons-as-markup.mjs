import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Writes icons of Lucide as markup (rules/src/markup.ts), for drawers without React. `icons` of the configuration maps names of
 * constants to Lucide's names.
 */
export const plugin = (_schema, _documents, { icons }) => ({
  prepend: ["import type { MarkupElement } from '@mallard/rules/markup';"],
  content: Object.entries(icons)
    .map(([constant, name]) => `export const ${constant}: MarkupElement = ${JSON.stringify(markupOf(lucide[name]))};`)
    .join('\n'),
});

function markupOf(icon) {
  const shapes = [...renderToStaticMarkup(createElement(icon)).matchAll(/<(circle|path|rect) ([^>]*)>/g)];
  return [
    'svg',
    'icon',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    ...shapes.map(([, tag, written]) => {
      const attributes = [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
      return [tag, '', Object.fromEntries(attributes)];
    }),
  ];
}
