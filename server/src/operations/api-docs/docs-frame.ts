import { createHash } from 'node:crypto';
import { html, Html } from '#kernel/html/html.js';
import type { Language } from '#kernel/request/language.js';

const STYLE = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent);--tint:color-mix(in srgb,currentColor 6%,transparent);--accent:light-dark(#0b6e4f,#6fd3ae)}
*{box-sizing:border-box}
body{max-width:64rem;margin:0 auto;padding:1.5rem;font:1rem/1.55 system-ui,sans-serif;background:light-dark(#fff,#15191a);color:light-dark(#1b2423,#e3e9e7)}
h1{font-size:1.75rem;line-height:1.25;margin-block:.5rem 1rem}
h2{font-size:1.25rem;margin-block:2.5rem .5rem}
h3{font-size:1rem;margin-block:1.25rem .25rem}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code,pre{font:.875rem/1.5 ui-monospace,monospace;direction:ltr;unicode-bidi:isolate}
code{overflow-wrap:anywhere}
pre{background:var(--tint);border-radius:.5rem;padding:.75rem 1rem;overflow-x:auto;text-align:left}
table{width:100%;border-collapse:collapse}
th,td{padding:.375rem .75rem;padding-inline-start:0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top}
th{font-weight:600}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0}
nav a{display:inline-block;padding-block:.25rem}
details{border-block-end:1px solid var(--line)}
details>div{padding:0 0 1rem;overflow-x:auto}
summary{padding:.625rem 0;cursor:pointer}
summary span{margin-inline:.75rem;font-size:.875rem;opacity:.8}
ul{padding-inline-start:1.25rem}
.button{display:inline-block;padding:.5rem 1.25rem;border-radius:.5rem;background:var(--accent);color:light-dark(#fff,#10201a);text-decoration:none;font-weight:600}
`;

// On one line, because the policy contains its exact hash.
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

/** No scripts and no external resources; the inline style is allowed by its hash. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page for developers: one file without scripts. */
export function docsFrame(language: Language, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.markup;
}
