import { ListFoot } from '../../../../ui/list/ListFoot';
import { Skeleton } from '../../../../ui/feedback/Skeleton';

export function EndlessList() {
  return (
    <>
      <ListFoot status="moreFailed" hasMore onRetry={() => undefined} skeleton={<Skeleton height="3rem" />} />
      <ListFoot status="ready" hasMore={false} onRetry={() => undefined} skeleton={<Skeleton height="3rem" />} />
    </>
  );
}
