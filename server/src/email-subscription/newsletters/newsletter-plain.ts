import { parseMarkdown, type Token } from '#help/text/markdown.js';

/** A list or quote around the current block. */
interface Container {
  /** Of an ordered list: the number of the next item; null for bullets and quotes. */
  next: number | null;
  /** What the first line of an item begins with, until it was written. */
  marker: string;
  /** What its other lines begin with. */
  indent: string;
}

/** The paragraphs of Markdown as plain text: without markup, with the addresses of links after their words. */
export function plainParagraphsOf(markdown: string, home: string): string[] {
  const writer = new PlainWriter(home);
  for (const token of parseMarkdown(markdown)) writer.take(token);
  return writer.paragraphs;
}

class PlainWriter {
  readonly paragraphs: string[] = [];
  private readonly containers: Container[] = [];
  private cells: string[] = [];
  private isInTable = false;

  constructor(private readonly home: string) {}

  take(token: Token): void {
    // Whatever is outermost is a paragraph: a list as a whole, too.
    if (token.level === 0 && token.nesting >= 0 && token.type !== 'inline') this.paragraphs.push('');
    switch (token.type) {
      case 'bullet_list_open':
        return this.open({ next: null, marker: '', indent: '' });
      case 'ordered_list_open':
        return this.open({ next: Number(token.attrGet('start') ?? 1), marker: '', indent: '' });
      case 'blockquote_open':
        return this.open({ next: null, marker: '', indent: '> ' });
      case 'list_item_open':
        return this.openItem();
      case 'list_item_close':
      case 'bullet_list_close':
      case 'ordered_list_close':
      case 'blockquote_close':
        this.containers.pop();
        return;
      case 'tr_open':
        this.isInTable = true;
        this.cells = [];
        return;
      case 'tr_close':
        this.isInTable = false;
        return this.write(this.cells.join(' | '));
      case 'inline':
        return this.isInTable ? void this.cells.push(this.wordsOf(token)) : this.write(this.wordsOf(token));
      case 'fence':
      case 'code_block':
        return this.write(token.content.replace(/\n$/, '').replace(/^/gm, '    '));
      case 'hr':
        return this.write('* * *');
    }
  }

  private open(container: Container): void {
    this.containers.push(container);
  }

  private openItem(): void {
    const list = this.containers.at(-1);
    const isOrdered = list !== undefined && list.next !== null;
    const marker = isOrdered ? `${list.next}. ` : '- ';
    if (isOrdered) list.next! += 1;
    this.open({ next: null, marker, indent: ' '.repeat(marker.length) });
  }

  private write(text: string): void {
    const lines = text.split('\n').map((line) => this.prefix() + line);
    const last = this.paragraphs.length - 1;
    const before = this.paragraphs[last];
    this.paragraphs[last] = (before ? [before, ...lines] : lines).join('\n');
  }

  private prefix(): string {
    return this.containers
      .map((container) => {
        const begin = container.marker || container.indent;
        container.marker = '';
        return begin;
      })
      .join('');
  }

  private wordsOf(token: Token): string {
    let words = '';
    const links: { href: string; from: number }[] = [];
    for (const child of token.children ?? []) {
      if (child.type === 'text' || child.type === 'code_inline' || child.type === 'image') words += child.content;
      if (child.type === 'softbreak') words += ' ';
      if (child.type === 'hardbreak') words += '\n';
      if (child.type === 'link_open') links.push({ href: String(child.attrGet('href') ?? ''), from: words.length });
      if (child.type === 'link_close') words += this.addressAfter(words, links.pop());
    }
    return words.trim();
  }

  /** Nothing where the words of the link are its address already. */
  private addressAfter(words: string, link: { href: string; from: number } | undefined): string {
    if (!link || link.href === '') return '';
    const address = link.href.replace(/^mailto:/, '').replace(/^\/(?!\/)/, `${this.home}/`);
    return words.slice(link.from) === address ? '' : ` (${address})`;
  }
}
