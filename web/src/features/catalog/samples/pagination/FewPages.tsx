import { useState } from 'react';
import { Pagination } from '../../../../ui/navigation/Pagination';
import { useMessages } from '../messages';

export function FewPages() {
  const w = useMessages();
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
