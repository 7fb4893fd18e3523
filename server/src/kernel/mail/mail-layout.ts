import { Html, html } from '../html/html.js';
import { type Direction, directionOf } from '../text/bidi.js';
import { CANVAS, CARD, HAIRLINE, INK, MUTED, POND } from './mail-colors.js';
import type { MailTemplate } from './mail-template.js';
import { mailWords } from './mail-words.js';

/** Indentation of the templates below, which emails don't need. */
const INDENT = /\n +/g;

const FONT = "font-family:Rubik,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;";

export interface Letterhead {
  readonly product: string;
  /** The site's address, such as https://mallard.example. */
  readonly home: string;
  readonly language: string;
}

export interface LaidOutMail {
  readonly text: string;
  /** A whole document. */
  readonly html: string;
  /** The content of the document's body, for embedding it in another page. */
  readonly body: Html;
}

/** Renders an email as plain text and as HTML of tables and inline styles, which all mail programs support. */
export function layOut(template: MailTemplate, letterhead: Letterhead): LaidOutMail {
  const { language, product } = letterhead;
  const body = bodyOf(template, letterhead);
  const page = html`<!doctype html>
    <html lang="${language}" dir="${mailWords(language).direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${template.heading} · ${product}</title>
      </head>
      <body style="margin:0;padding:0;background:${CANVAS};">
        <div role="main">${body}</div>
      </body>
    </html>`;
  return { text: textOf(template, letterhead), html: page.markup.replace(INDENT, '\n'), body };
}

function bodyOf(template: MailTemplate, { product, home, language }: Letterhead): Html {
  const words = mailWords(language);
  const start = sideFor(words.direction);
  const line = `margin:0 0 16px;font-size:16px;line-height:1.5;color:${INK};`;
  const small = `margin:0;font-size:13px;line-height:1.5;color:${MUTED};`;
  const { heading, paragraphs, action, rich, footnote, unsubscribe } = template;
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    lang="${language}"
    dir="${words.direction}"
    style="background:${CANVAS};${FONT}"
  >
    <tr>
      <td align="center" style="padding:32px 16px;">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;">
          <tr>
            <td align="${start}" style="padding:0 4px 16px;font-size:18px;font-weight:600;color:${POND};">
              ${product}
            </td>
          </tr>
          <tr>
            <td
              align="${start}"
              style="padding:32px;background:${CARD};border:1px solid ${HAIRLINE};border-radius:16px;"
            >
              ${headingOf(heading, words.direction)}
              ${
                rich === undefined
                  ? paragraphs.map((paragraph) => inOwnDirections(paragraph, words.direction, line))
                  : html`<div style="${line}">${new Html(rich)}</div>`
              }
              ${action && buttonOf(action, words.linkHint, small)}
              ${footnote && html`<p style="${small}padding-top:24px;">${footnote}</p>`}
              ${unsubscribe && html`<p style="${small}padding-top:8px;"><a href="${unsubscribe.url}" style="color:${MUTED};">${unsubscribe.label}</a></p>`}
            </td>
          </tr>
          <tr>
            <td align="${start}" style="padding:16px 4px 0;">
              <p style="${small}">
                ${words.sentBy(product)} ·
                <a href="${home}" style="color:${MUTED};"><span dir="ltr">${new URL(home).host}</span></a>
              </p>
            </td>
          </tr>
        </table>
      </td>
    </tr>
  </table>`;
}

/** Each line in its own direction, because someone's words may be in another language than the rest. */
function inOwnDirections(paragraph: string, fallback: Direction, style: string): Html[] {
  return paragraph.split('\n').map((text) => {
    const direction = directionOf(text) ?? fallback;
    return html`<p dir="${direction}" style="${style}text-align:${sideFor(direction)};">${text}</p> `;
  });
}

const sideFor = (direction: Direction): string => (direction === 'rtl' ? 'right' : 'left');

/** In its own direction, because it may be in another language than the rest. */
function headingOf(heading: string, fallback: Direction): Html {
  const direction = directionOf(heading) ?? fallback;
  return html`<h1
    dir="${direction}"
    style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;text-align:${sideFor(direction)};color:${INK};"
  >
    ${heading}
  </h1>`;
}

function buttonOf({ label, url }: { label: string; url: string }, hint: string, small: string): Html {
  const button = `display:inline-block;padding:12px 24px;font-size:16px;font-weight:600;line-height:20px;color:#ffffff;text-decoration:none;`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;">
      <tr>
        <td style="background:${POND};border-radius:10px;"><a href="${url}" style="${button}">${label}</a></td>
      </tr>
    </table>
    <p style="${small}">
      ${hint}<br /><a href="${url}" style="color:${POND};word-break:break-all;"><span dir="ltr">${url}</span></a>
    </p>`;
}

function textOf(
  { heading, paragraphs, action, footnote, unsubscribe }: MailTemplate,
  { product, home, language }: Letterhead,
): string {
  const parts = [heading, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (footnote) parts.push(footnote);
  if (unsubscribe) parts.push(`${unsubscribe.label}:\n${unsubscribe.url}`);
  return `${parts.join('\n\n')}\n\n-- \n${mailWords(language).sentBy(product)} · ${home}\n`;
}
