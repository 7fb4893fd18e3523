import { ListFoot } from '../../../../ui/ListFoot';
import { Skeleton } from '../../../../ui/Skeleton';

export function EndlessList() {
  return (
    <>
      <ListFoot status="moreFailed" hasMore onRetry={() => undefined} skeleton={<Skeleton height="3rem" />} />
      <ListFoot status="ready" hasMore={false} onRetry={() => undefined} skeleton={<Skeleton height="3rem" />} />
    </>
  );
}
