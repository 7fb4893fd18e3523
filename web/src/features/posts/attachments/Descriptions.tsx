import { Suspense } from 'react';
import { Button } from '../../../ui/form/Button';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import { useMediaMessages } from '../media/useMediaMessages';
import type { Attached } from './attached';

const AltEditor = lazyWithRetry(async () => ({ default: (await import('./AltEditor')).AltEditor }));

interface DescriptionsProps {
  media: readonly Attached[];
  /** The id of the media whose description is being edited. */
  describing: string | null;
  onDescribe: (change: (id: string | null) => string | null) => void;
  /** Already uploaded. */
  onDescribed: (id: string, altText: string) => void;
  /** Another problem is shown first. */
  quiet?: boolean;
}

/** Below the tiles: the description that is being edited, or a reminder of the missing ones. */
export function Descriptions({ media, describing, onDescribe, onDescribed, quiet }: DescriptionsProps) {
  const w = useMediaMessages();
  const described = media.find(({ id }) => id === describing);
  const missing = media.filter(({ altText }) => altText === '');
  const hint = useReminder(media, missing);
  const number = described ? media.indexOf(described) + 1 : 0;
  return (
    <>
      {described && (
        <Suspense fallback={null}>
          <AltEditor
            key={described.id}
            item={described}
            name={w(described.kind === 'VIDEO' ? 'videoNumber' : 'imageNumber', { number })}
            onSaved={(altText) => onDescribed(described.id, altText)}
            onClose={() => {
              document.querySelector<HTMLElement>(`[data-describe="${CSS.escape(described.id)}"]`)?.focus();
              // Another one may be open by then.
              onDescribe((id) => (id === described.id ? null : id));
            }}
          />
        </Suspense>
      )}
      <div role="status">
        {hint !== null && !described && !quiet && (
          <p className={styles.reminder}>
            <span>{hint}</span>
            <Button variant="outline" size="sm" onClick={() => onDescribe(() => missing[0]!.id)}>
              {w('describe')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** How many descriptions are missing, in words that fit one, some and all. */
function useReminder(media: readonly Attached[], missing: readonly Attached[]): string | null {
  const w = useMediaMessages();
  const [total, count] = [media.length, missing.length];
  if (count === 0) return null;
  if (total === 1) return w(missing[0]!.kind === 'VIDEO' ? 'missingAltVideo' : 'missingAltImage');
  if (count === total) return w('missingAltAll', { count });
  return w('missingAltSome', { count, total });
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
