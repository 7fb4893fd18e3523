const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to send as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

function markupOf(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** A template whose every value is escaped, other templates and lists of them aside: html`<p>${text}</p>`. */
export function html(strings: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return new Html(strings.reduce((markup, text, index) => markup + markupOf(parts[index - 1]) + text));
}
