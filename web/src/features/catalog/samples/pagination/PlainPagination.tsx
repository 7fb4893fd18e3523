import { useState } from 'react';
import { Pagination } from '../../../../ui/Pagination';
import { useWords } from '../words';

export function PlainPagination() {
  const w = useWords();
  const [page, setPage] = useState(5);
  return (
    <Pagination
      labels={{
        list: w('pagesOfProducts'),
        previous: w('previousPage'),
        next: w('nextPage'),
        page: (number) => w('pageNumber', { number }),
      }}
      page={page}
      count={12}
      onPage={setPage}
    />
  );
}
