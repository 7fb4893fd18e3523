/** What a page says about itself. */
export interface PageHead {
  /** The text of its first `title`; null without one. */
  title: string | null;
  /** The content of `meta` elements by their name or property in lower case; of several, the first. */
  metas: ReadonlyMap<string, string>;
  /** The addresses of `a` and `link` elements with `rel="me"`, as written, at most 100. */
  meLinks: readonly string[];
}

/** Elements within each other. Beyond that a page is no longer read, because each end tag searches them. */
const MAX_DEPTH = 512;
const MAX_METAS = 200;
const MAX_ME_LINKS = 100;
/** UTF-16 code units of a title and of the content of a meta element that are looked at. */
const MAX_VALUE = 4_000;

/** Reads the title, meta elements and `rel="me"` links of a page of any quality, which may be cut. Takes linear time. */
export async function readPageHead(html: string): Promise<PageHead> {
  // Few servers need it, and Jest can't import at the start what sanitize-html requires.
  const { Parser } = await import('htmlparser2');
  let title: string | null = null;
  let inTitle = false;
  let depth = 0;
  let drawings = 0;
  const metas = new Map<string, string>();
  const meLinks: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > MAX_DEPTH) parser.pause();
      if (name === 'svg') drawings += 1;
      else if (name === 'title' && title === null && drawings === 0) {
        inTitle = true;
        title = '';
      } else if (name === 'meta') {
        const key = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
        const { content } = attributes;
        if (key !== '' && content !== undefined && metas.size < MAX_METAS && !metas.has(key))
          metas.set(key, content.slice(0, MAX_VALUE));
      } else if ((name === 'a' || name === 'link') && meLinks.length < MAX_ME_LINKS) {
        const { rel, href } = attributes;
        if (href !== undefined && rel?.toLowerCase().split(/\s+/).includes('me')) meLinks.push(href.trim());
      }
    },
    ontext(text) {
      if (inTitle && title !== null && title.length < MAX_VALUE) title += text.slice(0, MAX_VALUE);
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'svg') drawings -= 1;
      else if (name === 'title') inTitle = false;
    },
  });
  parser.end(html);
  return { title, metas, meLinks };
}
