/** What XML 1.0 can't contain: control characters, lone surrogates, noncharacters. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes any text for an element or attribute. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

export const XML_HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
