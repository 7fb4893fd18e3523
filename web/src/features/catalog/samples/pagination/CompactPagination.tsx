import { useState } from 'react';
import { Pagination } from '../../../../ui/navigation/Pagination';
import { useMessages } from '../messages';

export function CompactPagination() {
  const w = useMessages();
  const [page, setPage] = useState(2);
  return (
    <Pagination
      compact
      labels={{
        list: w('pagesOfPictures'),
        previous: w('previousPage'),
        next: w('nextPage'),
        page: (number) => w('pageNumber', { number }),
      }}
      page={page}
      count={9}
      onPage={setPage}
    />
  );
}
