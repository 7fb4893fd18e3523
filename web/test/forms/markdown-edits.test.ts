import { describe, expect, it } from '@jest/globals';
import { type Format, markdownEdit, pictureMarkdown, spaced } from '../../src/forms/markdown/markdown-edits';

/** Applies a format to a text whose selection is between brackets; a caret is `[]`. */
function format(kind: Format, marked: string): string {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const value = marked.replace(/[⟦⟧]/g, '');
  const edit = markdownEdit(kind, value, start, end);
  const text = value.slice(0, edit.start) + edit.text + value.slice(edit.end);
  return `${text.slice(0, edit.selectionStart)}⟦${text.slice(edit.selectionStart, edit.selectionEnd)}⟧${text.slice(edit.selectionEnd)}`;
}

describe('formatting Markdown', () => {
  it.each<[string, Format, string, string]>([
    ['makes words bold', 'bold', 'a ⟦b c⟧ d', 'a **⟦b c⟧** d'],
    ['takes bold away', 'bold', 'a **⟦b c⟧** d', 'a ⟦b c⟧ d'],
    ['leaves spaces outside', 'bold', 'a⟦ b ⟧c', 'a **⟦b⟧** c'],
    ['begins bold at the caret', 'bold', 'a ⟦⟧', 'a **⟦⟧**'],
    ['makes words italic', 'italic', '⟦b⟧', '*⟦b⟧*'],
    ['adds italic to bold', 'italic', '**⟦b⟧**', '***⟦b⟧***'],
    ['takes italic from both', 'italic', '***⟦b⟧***', '**⟦b⟧**'],
    ['takes bold from both', 'bold', '***⟦b⟧***', '*⟦b⟧*'],
    ['makes code', 'code', 'run ⟦ls⟧', 'run `⟦ls⟧`'],
    ['makes several lines a block of code', 'code', 'a\n⟦b\nc⟧\nd', 'a\n```\n⟦b\nc⟧\n```\nd'],
    ['makes a line a heading', 'heading', 'a\nb⟦⟧c\nd', 'a\n## b⟦⟧c\nd'],
    ['changes the level of a heading', 'heading', '# b⟦⟧', '## b⟦⟧'],
    ['takes a heading away', 'heading', '## b⟦⟧', 'b⟦⟧'],
    ['makes lines a list', 'list', '⟦a\nb⟧\nc', '⟦- a\n- b⟧\nc'],
    ['takes a list away', 'list', '⟦- a\n- b⟧', '⟦a\nb⟧'],
    ['begins a list in an empty line', 'list', 'a\n⟦⟧', 'a\n- ⟦⟧'],
    ['links words, and selects the address', 'link', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
    ['links an address, and waits for words', 'link', '⟦https://a.example⟧', '[⟦⟧](https://a.example)'],
    ['begins a link at the caret', 'link', '⟦⟧', '[⟦⟧](https://)'],
  ])('%s', (_name, kind, before, after) => {
    expect(format(kind, before)).toBe(after);
  });
});

describe('the Markdown of a picture', () => {
  it.each([
    ['A pond', '![A pond](/a.webp)'],
    ['  two\nlines ', '![two lines](/a.webp)'],
    ['The [Save] button, *here* \\ <b>', '![The \\[Save\\] button, \\*here\\* \\\\ \\<b\\>](/a.webp)'],
    ['', '![](/a.webp)'],
  ])('has the description %j as text', (alt, expected) => {
    expect(pictureMarkdown(alt, '/a.webp')).toBe(expected);
  });

  it.each([
    ['', 0, 'P'],
    ['a\n\nb', 2, 'P'],
    ['ab', 1, ' P '],
    ['ab', 2, ' P'],
    ['a b', 2, 'P '],
  ])('doesn’t touch the words of %j around %d', (value, at, expected) => {
    expect(spaced('P', value, at)).toBe(expected);
  });
});
