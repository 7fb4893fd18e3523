import { Suspense } from 'react';
import { Button } from '../../../ui/Button';
import { lazily } from '../../../ui/lazily';
import { sheet } from '../../../ui/theme/sheet';
import { useMediaWords } from '../useMediaWords';
import type { Attached } from './attached';

const AltDialog = lazily(async () => ({ default: (await import('./AltDialog')).AltDialog }));

interface DescriptionsProps {
  media: readonly Attached[];
  /** The id of the one whose description is asked for. */
  describing: string | null;
  onDescribe: (change: (id: string | null) => string | null) => void;
  /** The server has it. */
  onDescribed: (id: string, altText: string) => void;
  /** There is something else to look at first. */
  quiet?: boolean;
}

/** Below the tiles: reminds of descriptions that are missing, and asks for one at a time. */
export function Descriptions({ media, describing, onDescribe, onDescribed, quiet }: DescriptionsProps) {
  const w = useMediaWords();
  const described = media.find(({ id }) => id === describing);
  const missing = media.filter(({ altText }) => altText === '');
  return (
    <>
      <div role="status">
        {missing.length > 0 && !quiet && (
          <p className={styles.reminder}>
            <span>{w('missingAlt', { count: missing.length })}</span>
            <Button variant="outline" size="sm" onClick={() => onDescribe(() => missing[0]!.id)}>
              {w('describe')}
            </Button>
          </p>
        )}
      </div>
      {described && (
        <Suspense fallback={null}>
          <AltDialog
            key={described.id}
            item={described}
            onSaved={(altText) => onDescribed(described.id, altText)}
            // By then another one may be described.
            onClose={() => onDescribe((id) => (id === described.id ? null : id))}
          />
        </Suspense>
      )}
    </>
  );
}

const styles = sheet({
  reminder: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlockEnd: '2',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
