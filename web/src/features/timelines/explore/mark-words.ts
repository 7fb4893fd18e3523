import { isMarkupElement, type Markup, type MarkupElement } from '@mallard/rules/markup';
import { splitAtWords } from '@mallard/rules/written-words';

/** Wraps the marked words of a text in `mark`, in links too, whose addresses stay as they are. */
export function markWords(element: MarkupElement, marked: ReadonlySet<string>): MarkupElement {
  const [tag, part, attributes, ...children] = element;
  return [tag, part, attributes, ...children.flatMap((child) => markedIn(child, marked))];
}

function markedIn(child: Markup, marked: ReadonlySet<string>): Markup[] {
  if (isMarkupElement(child)) return [markWords(child, marked)];
  if (typeof child !== 'string') return [child];
  return splitAtWords(child, marked)
    .map((piece, index): Markup => (index % 2 === 1 ? ['mark', 'mark', {}, piece] : piece))
    .filter((piece) => piece !== '');
}
