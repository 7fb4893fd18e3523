import { sheet } from '../../../ui/theme/sheet';
import type { PostCard_PostFragment } from '../card/PostCard.generated';
import { RequackLine } from './RequackLine';

/** Who requacked the quack below. Nothing moves when it comes. */
export function LazyRequackLine({ by }: { by: PostCard_PostFragment['author'] }) {
  return (
    <div className={styles.line}>
      <RequackLine by={by} />
    </div>
  );
}

const styles = sheet({ line: { height: '8', marginBlockEnd: '-1.5' } });
