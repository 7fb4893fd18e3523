import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const FIRST: readonly (string | null)[] = [null];

/**
 * What is open, in the address, and the page of the list, which is not.
 * @param list another list begins with its first page
 */
export function useInboxAddress(name: string, list: string) {
  const [parameters, setParameters] = useSearchParams();
  const [pages, setPages] = useState({ list, starts: FIRST });
  const starts = pages.list === list ? pages.starts : FIRST;
  const addressWith = (id: string | null): string => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete(name);
    else next.set(name, id);
    return `?${next.toString()}`;
  };
  return {
    open: parameters.get(name),
    addressWith,
    show: (id: string | null) => setParameters(addressWith(id)),
    after: starts.at(-1) ?? null,
    isFirstPage: starts.length === 1,
    next: (cursor: string | null) => setPages({ list, starts: [...starts, cursor] }),
    previous: () => setPages({ list, starts: starts.slice(0, -1) }),
  };
}
