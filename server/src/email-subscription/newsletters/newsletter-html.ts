import { CANVAS, HAIRLINE, INK, MUTED, POND } from '#kernel/mail/mail-colors.js';
import { type Direction, directionOf } from '#kernel/text/bidi.js';

const heading = (size: number): string =>
  `margin:24px 0 8px;font-size:${size}px;line-height:1.3;font-weight:600;color:${INK};`;
const MONOSPACE = "font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace;font-size:14px;";
const CELL = `padding:6px 10px;border:1px solid ${HAIRLINE};`;

/** Smaller than the heading of the email, which is 22 px. */
const STYLES: Readonly<Record<string, string>> = {
  h2: heading(20),
  h3: heading(18),
  h4: heading(16),
  p: 'margin:0 0 16px;',
  ul: 'margin:0 0 16px;padding:0 24px;',
  ol: 'margin:0 0 16px;padding:0 24px;',
  li: 'margin:0 0 4px;',
  blockquote: `margin:0 0 16px;padding:0 16px;color:${MUTED};`,
  pre: `margin:0 0 16px;padding:12px 16px;background:${CANVAS};border-radius:8px;white-space:pre-wrap;text-align:left;`,
  code: MONOSPACE,
  a: `color:${POND};`,
  hr: `margin:24px 0;border:0;border-top:1px solid ${HAIRLINE};`,
  table: 'margin:0 0 16px;border-collapse:collapse;',
  th: CELL,
  td: CELL,
  img: 'max-width:100%;height:auto;border-radius:8px;',
};
const TAG = /<([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"]*")?)*)( \/)?>/g;

/**
 * Rendered Markdown for an email: with the style and the direction of each element in the element itself, and with
 * absolute addresses, because an email is read elsewhere.
 * @param html sanitized, so that `<` begins a tag and nothing else
 * @param fallback the direction of blocks without letters
 */
export function emailHtmlOf(html: string, home: string, fallback: Direction): string {
  return html
    .replace(TAG, (whole, tag: string, attributes: string, end = '', at: number) => {
      const style = STYLES[tag];
      if (style === undefined) return whole;
      if (!attributes.includes(' dir="auto"')) return `<${tag}${attributes} style="${style}"${String(end)}>`;
      const direction = directionOf(wordsAfter(html, at, tag)) ?? fallback;
      const others = attributes.replace(' dir="auto"', '');
      return `<${tag}${others} dir="${direction}" style="${style}${sideOf(tag, direction)}"${String(end)}>`;
    })
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${home}/`);
}

function sideOf(tag: string, direction: Direction): string {
  const start = direction === 'rtl' ? 'right' : 'left';
  return tag === 'blockquote' ? `text-align:${start};border-${start}:3px solid ${HAIRLINE};` : `text-align:${start};`;
}

/** How much of a block is read to find its first letter, in characters. */
const SAMPLE = 2_000;

/** The words of the element that begins at an index. */
function wordsAfter(html: string, at: number, tag: string): string {
  const sample = html.slice(at, at + SAMPLE);
  const end = sample.indexOf(`</${tag}>`);
  return sample.slice(0, end === -1 ? SAMPLE : end).replaceAll(/<[^>]*>?|&[a-z0-9#]+;/gi, ' ');
}
