import type { ReactNode } from 'react';

const NAMED = /([@#＃][\p{L}\p{M}\p{N}_-]+)/u;

/** User text without links: mentions and hashtags keep their sign on the correct side. */
export function MixedText({ of: text }: { of: string }): ReactNode {
  return text.split(NAMED).map((piece, index) => (index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : piece));
}
