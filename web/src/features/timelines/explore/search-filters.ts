/** The operators of a query that filters show. */
export interface SearchFilters {
  /** A handle, without the @. */
  from: string | null;
  hasMedia: boolean;
  /** The first day, such as 2026-11-21. */
  after: string | null;
  /** The day after the last one. */
  before: string | null;
}

type Operator = 'from' | 'has' | 'after' | 'before';

// As the server splits a query (search-query.ts).
const TOKEN = /[-−]?["“”„][^"“”„]+["“”„](?=\s|$)|\S+/gu;
const OPERATOR = /^(from|has|before|after):(.+)$/isu;

const tokensOf = (query: string): string[] => query.match(TOKEN) ?? [];

function operatorOf(token: string): { name: Operator; value: string } | null {
  const [, name, value] = OPERATOR.exec(token) ?? [];
  return name === undefined || value === undefined ? null : { name: name.toLowerCase() as Operator, value };
}

/** The filters of a query; of several days, the narrowest, as the server takes them. */
export function filtersOf(query: string): SearchFilters {
  const filters: SearchFilters = { from: null, hasMedia: false, after: null, before: null };
  for (const token of tokensOf(query)) {
    const { name, value } = operatorOf(token) ?? {};
    if (value === undefined) continue;
    if (name === 'from') filters.from ??= value.replace(/^[@＠]/u, '');
    else if (name === 'has') filters.hasMedia ||= value.toLowerCase() === 'media';
    else if (name === 'after') filters.after = filters.after === null || value > filters.after ? value : filters.after;
    else filters.before = filters.before === null || value < filters.before ? value : filters.before;
  }
  return filters;
}

/** The query with other operators of some names; null takes one away. Everything else stays as it was typed. */
export function withOperators(query: string, operators: Partial<Record<Operator, string | null>>): string {
  const kept = tokensOf(query).filter((token) => {
    const name = operatorOf(token)?.name;
    return name === undefined || !(name in operators);
  });
  const added = Object.entries(operators).flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`]));
  return [...kept, ...added].join(' ');
}

/** The day some days after another one, both such as 2026-11-21; null if it isn't one. */
export function dayAfter(day: string, days: number): string | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? null : new Date(at + days * 86_400_000).toISOString().slice(0, 10);
}

/** The reader's own day, such as 2026-11-21. */
export function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month!}-${day!}`;
}
