import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAMES = ['by', 'about', 'subject', 'area', 'since', 'until'] as const;
type Name = (typeof NAMES)[number];

/** The filters of the log: who, about whom (a name, or the id that History leads to), which area, and days. */
export type AuditFilters = Readonly<Record<Name, string>>;

/** The filters in the address, so that they can be shared and survive a reload. */
export function useAuditUrlState(): {
  filters: AuditFilters;
  isFiltered: boolean;
  set: (changes: Partial<AuditFilters>) => void;
  clear: () => void;
  /** How often the filters were cleared: fields with text of their own begin again with each. */
  clears: number;
} {
  const [parameters, setParameters] = useSearchParams();
  const filters = Object.fromEntries(NAMES.map((name) => [name, parameters.get(name) ?? ''])) as AuditFilters;
  const [clears, setClears] = useState(0);
  const options = { replace: true, preventScrollReset: true };
  return {
    filters,
    isFiltered: NAMES.some((name) => filters[name] !== ''),
    set: (changes) =>
      setParameters((present) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') present.delete(name);
          else present.set(name, value);
        }
        return present;
      }, options),
    clears,
    clear: () => {
      setClears(clears + 1);
      setParameters({}, options);
    },
  };
}

/** The filters as the server takes them; a day is a day where the reader is. */
export function filterOf({ by, about, subject, area, since, until }: AuditFilters) {
  return {
    actor: by.trim() || null,
    subject: about.trim() || null,
    subjectId: subject || null,
    action: area || null,
    since: startOf(since, 0),
    until: startOf(until, 1),
  };
}

/** The start of a day, or of a later one; null for none. */
function startOf(day: string, later: number): string | null {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return null;
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
