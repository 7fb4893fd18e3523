/** How a link is shown: its host is emphasized, the rest is shortened. */
export interface LinkLabel {
  host: string;
  /** Path, query and fragment; empty if there is none. */
  rest: string;
}

/** The longest rest that is shown in full, in UTF-16 code units. */
const LONGEST_REST = 22;

/**
 * The label of an address as written. The host is never shortened, because it says where the link leads. A user name and password
 * before it are left out, because they could pretend to be the host.
 */
export function linkLabel(written: string): LinkLabel {
  const address = written.replace(/^https?:\/\//i, '');
  const at = address.search(/[/?#]/);
  const authority = at < 0 ? address : address.slice(0, at);
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^www\./i, '');
  const rest = at < 0 ? '' : address.slice(at).replace(/^\/$/, '');
  return { host, rest: rest.length > LONGEST_REST ? `${cut(rest, LONGEST_REST - 1)}…` : rest };
}

/** Never splits a surrogate pair. */
function cut(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
