import { useSearchParams } from 'react-router-dom';

/** The tab in the address, else the first; selecting one changes the address. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]], asked: string | null) {
  const [parameters, setParameters] = useSearchParams();
  const selected = tabs.find((tab) => tab === asked) ?? tabs[0];
  function select(tab: Tab) {
    const next = new URLSearchParams(parameters);
    next.set('tab', tab);
    setParameters(next, { replace: true, preventScrollReset: true });
  }
  return [selected, select] as const;
}
