import type { ReactNode } from 'react';

const NAMED = /([@#＃][\p{L}\p{M}\p{N}_-]+)/u;

/** Somebody's words where nothing in them can be followed: names and hashtags keep their sign at their own beginning. */
export function MixedText({ of: text }: { of: string }): ReactNode {
  return text.split(NAMED).map((piece, index) => (index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : piece));
}
