import { useNavigate, useSearchParams } from 'react-router-dom';

const LIST = 'list';

/** A list in a dialog with its own address (`?list=…`): Back and `close` close it. */
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
