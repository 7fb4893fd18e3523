/** A replacement in a text, and what is selected after it. Indices are UTF-16. */
export interface MarkdownEdit {
  start: number;
  end: number;
  text: string;
  selectionStart: number;
  selectionEnd: number;
}

export type Format = 'bold' | 'italic' | 'code' | 'link' | 'heading' | 'list';

const MARKS = { bold: '**', italic: '*', code: '`' } as const;
const PREFIXES = { heading: '## ', list: '- ' } as const;
const ADDRESS = 'https://';

/** The edit that formats a selection, or removes the format if the selection has it already. */
export function markdownEdit(format: Format, value: string, start: number, end: number): MarkdownEdit {
  switch (format) {
    case 'link':
      return link(value, start, end);
    case 'heading':
    case 'list':
      return prefix(PREFIXES[format], value, start, end);
    case 'code':
      return value.slice(start, end).includes('\n') ? fence(value, start, end) : wrap('code', value, start, end);
    case 'bold':
    case 'italic':
      return wrap(format, value, start, end);
  }
}

/** The Markdown of a picture. An empty `alt` marks it as decorative. */
export function pictureMarkdown(alt: string, address: string): string {
  const words = alt.trim().replace(/\s+/g, ' ');
  return `![${words.replace(/[\\`*_[\]<>&|~!]/g, '\\$&')}](${address})`;
}

/** Markdown with a space on each side where it would touch other text. @param at UTF-16 index in `value` */
export function spaced(markdown: string, value: string, at: number): string {
  const before = /\S$/.test(value.slice(0, at)) ? ' ' : '';
  const after = /^\S/.test(value.slice(at)) ? ' ' : '';
  return `${before}${markdown}${after}`;
}

function wrap(format: keyof typeof MARKS, value: string, from: number, to: number): MarkdownEdit {
  const mark = MARKS[format];
  const { length } = mark;
  // Spaces at the edges stay outside, because Markdown reads no mark beside them.
  const selected = value.slice(from, to);
  const start = selected.trim() === '' ? from : from + selected.length - selected.trimStart().length;
  const end = selected.trim() === '' ? to : to - (selected.length - selected.trimEnd().length);
  const words = value.slice(start, end);
  if (isMarked(format, value.slice(0, start), value.slice(end))) {
    const at = start - length;
    return { start: at, end: end + length, text: words, selectionStart: at, selectionEnd: at + words.length };
  }
  const text = `${mark}${words}${mark}`;
  return { start, end, text, selectionStart: start + length, selectionEnd: start + length + words.length };
}

/** Whether the mark is right before and after. Two asterisks are bold, one or three are italic, too. */
function isMarked(format: keyof typeof MARKS, before: string, after: string): boolean {
  if (format === 'code') return before.endsWith('`') && after.startsWith('`');
  const counts = [/\**$/.exec(before)?.[0].length ?? 0, /^\**/.exec(after)?.[0].length ?? 0];
  return counts.every((count) => (format === 'bold' ? count >= 2 : count % 2 === 1));
}

function link(value: string, start: number, end: number): MarkdownEdit {
  const words = value.slice(start, end);
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(words);
  const text = isAddress ? `[](${words})` : `[${words}](${ADDRESS})`;
  const at = isAddress || words === '' ? start + 1 : start + words.length + 3;
  return { start, end, text, selectionStart: at, selectionEnd: isAddress || words === '' ? at : at + ADDRESS.length };
}

function fence(value: string, start: number, end: number): MarkdownEdit {
  const [from, to] = lines(value, start, end);
  const words = value.slice(from, to);
  const text = `\`\`\`\n${words}\n\`\`\``;
  return { start: from, end: to, text, selectionStart: from + 4, selectionEnd: from + 4 + words.length };
}

function prefix(mark: string, value: string, start: number, end: number): MarkdownEdit {
  const [from, to] = lines(value, start, end);
  const rows = value.slice(from, to).split('\n');
  const written = rows.filter((row) => row.trim() !== '');
  const isSet = written.length > 0 && written.every((row) => row.startsWith(mark));
  const bare = mark.startsWith('#') ? /^#{1,6} / : /^- /;
  const text = rows
    .map((row) => {
      if (isSet) return row.startsWith(mark) ? row.slice(mark.length) : row;
      return row.trim() === '' && rows.length > 1 ? row : mark + row.replace(bare, '');
    })
    .join('\n');
  if (start === end) {
    // The caret stays where it was in its line.
    const at = Math.max(from, start + text.length - (to - from));
    return { start: from, end: to, text, selectionStart: at, selectionEnd: at };
  }
  return { start: from, end: to, text, selectionStart: from, selectionEnd: from + text.length };
}

/** The whole lines of a selection. */
function lines(value: string, start: number, end: number): [number, number] {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end > start && value[end - 1] === '\n' ? end - 1 : end);
  return [start === 0 ? 0 : from, next === -1 ? value.length : next];
}
