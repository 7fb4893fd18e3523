import { useNavigate, useSearchParams } from 'react-router-dom';

const LIST = 'list';

/** A list over a page, at an address of its own (`?list=…`): Back closes it, and so does `close`. */
export function useListDialog(): { list: string | null; close: () => void } {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  function close() {
    const wasOpenedHere = (history.state as { idx?: number } | null)?.idx;
    if (wasOpenedHere) return void navigate(-1);
    search.delete(LIST);
    setSearch(search, { replace: true });
  }
  return { list: search.get(LIST), close };
}
