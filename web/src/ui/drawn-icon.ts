import type { LucideIcon } from 'lucide-react';
import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * In the place of Lucide's own `createLucideIcon` (lean-icons-plugin.ts), which works out classes, colours and sizes anew for
 * each icon that is drawn: a page of quacks has 150, and `Icon` says all that of them itself.
 */
export default function createLucideIcon({ node }: IconData): LucideIcon {
  let strokes: ReactElement[] | undefined;
  function DrawnIcon(props: SVGProps<SVGSVGElement>) {
    strokes ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...FACE, ...props }, ...strokes);
  }
  return DrawnIcon as unknown as LucideIcon;
}

const FACE = { viewBox: '0 0 24 24', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
