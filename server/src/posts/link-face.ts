/* The web client bundles this file: no Node API. */
/** How a link is shown: its host stands out, the rest is shortened. */
export interface LinkFace {
  host: string;
  /** Path, query and fragment; empty where there is none. */
  rest: string;
}

/** Longest rest that is shown whole, in UTF-16 code units. */
const LONGEST_REST = 22;

/**
 * The face of an address as somebody wrote it. The host is never shortened, since it says where the link leads; a name
 * and password before it would pretend to be one, so they are left out.
 */
export function linkFace(written: string): LinkFace {
  const address = written.replace(/^https?:\/\//i, '');
  const at = address.search(/[/?#]/);
  const authority = at < 0 ? address : address.slice(0, at);
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^www\./i, '');
  const rest = at < 0 ? '' : address.slice(at).replace(/^\/$/, '');
  return { host, rest: rest.length > LONGEST_REST ? `${cut(rest, LONGEST_REST - 1)}…` : rest };
}

/** Never between the halves of one character. */
function cut(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
