type Shape = [tag: string, attributes: Record<string, string>];

/**
 * The same drawing with lines and circles that follow each other as one path: an icon is two elements instead of up to six, and
 * a page of quacks has 150. Other shapes stay as they are, and so does the order in which one lies upon the other.
 */
export function onePath(shapes: readonly Shape[]): Shape[] {
  const joined: Shape[] = [];
  for (const [tag, attributes] of shapes) {
    const d = lineOf(tag, attributes);
    const last = joined.at(-1);
    if (d === null) joined.push([tag, attributes]);
    else if (last?.[0] === 'path' && onlyLine(last[1])) last[1]['d'] += fromStart(d);
    else joined.push(['path', { d }]);
  }
  return joined;
}

const onlyLine = (attributes: Record<string, string>): boolean => Object.keys(attributes).join() === 'd';

/** A shape as the line of a path; null where it is none, or has a look of its own. */
function lineOf(tag: string, attributes: Record<string, string>): string | null {
  const { d, cx, cy, r, ...others } = attributes;
  if (Object.keys(others).length > 0) return null;
  if (tag === 'path' && d !== undefined) return d;
  if (tag !== 'circle' || cx === undefined || cy === undefined || r === undefined) return null;
  return `M${Number(cx) + Number(r)} ${cy}a${r} ${r} 0 1 1-${2 * Number(r)} 0a${r} ${r} 0 1 1 ${2 * Number(r)} 0z`;
}

/** A first step that is relative counts from the origin, wherever the line before ends. */
const fromStart = (d: string): string => d.replace(/^m/, 'M0 0m');
