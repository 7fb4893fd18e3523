import { HANDLE_PATTERN } from '@mallard/rules/text-entities';
import { csvRows } from '#kernel/text/csv.js';
import { MAX_CELL, type RowFailure } from './data-import.entity.js';
import type { ImportAct } from './import-acts.js';
import { ImportTooLong, ImportUnreadable, MAX_IMPORT_ROWS } from './data-import.errors.js';

/** A row of a file. */
export interface ImportRow {
  /** As in the file, at most 320 code points. */
  address: string;
  detail: string | null;
  /** The handle of an account of this site in lower case, or why there is none. */
  handle: string | null;
  failure: Extract<RowFailure, 'ELSEWHERE' | 'INVALID'> | null;
}

const ADDRESS_HEADING = 'account address';
/** Something at a host, as other sites have it. */
const ELSEWHERE = /^[^@\s]+@[^@\s]+$/u;
/** A row that doesn't say what it is about. */
const NO_DETAIL = { handle: null, failure: 'INVALID' } as const;
const CONTROL = /\p{Cc}/u;

/**
 * Reads a file of addresses as Mastodon writes it: with a heading, or the addresses in the first column. The same account twice
 * is one row.
 * @param hosts those of this site
 * @param act says which column has more about each row, which is the second one where there is no heading, or the first
 * @throws ImportUnreadable, ImportTooLong
 */
export function readImportFile(
  bytes: Uint8Array,
  hosts: ReadonlySet<string>,
  { detailHeading, isByDetail = false }: Pick<ImportAct, 'detailHeading' | 'isByDetail'>,
): ImportRow[] {
  const byAccount = new Map<string, ImportRow>();
  let columns: Columns | undefined;
  let count = 0;
  for (const line of csvRows(textOf(bytes))) {
    if (!line) throw new ImportUnreadable();
    const isEmpty = line.every((cell) => cell === '');
    if (!columns && !isEmpty) {
      columns = findColumns(line, { detailHeading, isByDetail });
      if (columns.haveHeading) continue;
    }
    count += 1;
    if (count > MAX_IMPORT_ROWS) throw new ImportTooLong();
    if (!columns || isEmpty) continue;
    const address = (line[columns.address] ?? '').trim();
    if (address === '') continue;
    const detail = line[columns.detail]?.trim() || null;
    const row = { address: cut(address), detail: detail && cut(detail), ...accountOf(address, hosts) };
    if (isByDetail && detail === null) Object.assign(row, NO_DETAIL);
    const account = (isByDetail ? `${detail ?? ''}\n` : '') + (row.handle ?? address);
    if (!byAccount.has(account)) byAccount.set(account, row);
  }
  const read = [...byAccount.values()];
  if (read.every(({ failure }) => failure === 'INVALID')) throw new ImportUnreadable();
  return read;
}

/** Where a file has what; an index of -1 is no column. */
interface Columns {
  haveHeading: boolean;
  address: number;
  detail: number;
}

function findColumns(
  firstLine: readonly string[],
  { detailHeading, isByDetail = false }: Pick<ImportAct, 'detailHeading' | 'isByDetail'>,
): Columns {
  const headings = firstLine.map((cell) => cell.trim().toLowerCase());
  const address = headings.indexOf(ADDRESS_HEADING);
  if (address >= 0) {
    return { haveHeading: true, address, detail: detailHeading === null ? -1 : headings.indexOf(detailHeading) };
  }
  return { haveHeading: false, address: isByDetail ? 1 : 0, detail: detailHeading === null ? -1 : isByDetail ? 0 : 1 };
}

/** UTF-8, or UTF-16 as its byte order mark says, which spreadsheets call Unicode text. @throws ImportUnreadable */
function textOf(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportUnreadable();
  }
}

function accountOf(address: string, hosts: ReadonlySet<string>): Pick<ImportRow, 'handle' | 'failure'> {
  if ([...address].length > MAX_CELL || CONTROL.test(address)) return { handle: null, failure: 'INVALID' };
  const bare = address.replace(/^@/u, '');
  const at = bare.indexOf('@');
  const name = at < 0 ? bare : bare.slice(0, at);
  const isHere = at < 0 || hosts.has(bare.slice(at + 1).toLowerCase());
  if (!isHere) return { handle: null, failure: ELSEWHERE.test(bare) ? 'ELSEWHERE' : 'INVALID' };
  return HANDLE_PATTERN.test(name)
    ? { handle: name.toLowerCase(), failure: null }
    : { handle: null, failure: 'INVALID' };
}

/** What can be stored of a cell. */
function cut(cell: string): string {
  return [...cell.replace(/\p{Cc}/gu, ' ')].slice(0, MAX_CELL).join('');
}
