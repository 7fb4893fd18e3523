import { useState } from 'react';
import { Pagination } from '../../../../ui/navigation/Pagination';
import { useMessages } from '../messages';

export function PlainPagination() {
  const w = useMessages();
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
