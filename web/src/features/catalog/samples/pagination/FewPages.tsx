import { useState } from 'react';
import { Pagination } from '../../../../ui/Pagination';
import { useWords } from '../words';

export function FewPages() {
  const w = useWords();
  const [page, setPage] = useState(1);
  return (
    <Pagination
      labels={{
        list: w('pagesOfPeople'),
        previous: w('previousPage'),
        next: w('nextPage'),
        page: (number) => w('pageNumber', { number }),
      }}
      page={page}
      count={4}
      onPage={setPage}
    />
  );
}
