import { FilePenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../../ui/form/IconButton';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import { useDraftMessages } from './messages';
import { useDraftCountQuery } from './PostDrafts.generated';

const DraftsDialog = lazyWithRetry(async () => ({ default: (await import('./DraftsDialog')).DraftsDialog }));

/** The button that lists the drafts, with their number. Takes the key of its composer. */
export function DraftsTool({ draftKey }: { draftKey: string }) {
  const w = useDraftMessages();
  const [isOpen, setOpen] = useState(false);
  const { data, previousData } = useDraftCountQuery({ fetchPolicy: 'cache-and-network' });
  const count = (data ?? previousData)?.viewer?.draftCount ?? 0;
  return (
    <span className={styles.tool}>
      <IconButton
        icon={FilePenLine}
        label={count > 0 ? w('tool', { number: count }) : w('title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count}
        </span>
      )}
      {isOpen &&
        // Outside the composer's form.
        createPortal(
          <Suspense fallback={null}>
            <DraftsDialog draftKey={draftKey} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </span>
  );
}

const styles = sheet({
  tool: { position: 'relative', display: 'inline-flex', flexShrink: '0' },
  count: {
    position: 'absolute',
    insetBlockStart: '0.5',
    insetInlineEnd: '0.5',
    minWidth: '4',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.onSolid',
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    fontWeight: 'medium',
    textAlign: 'center',
    pointerEvents: 'none',
    _highContrast: { outline: '1px solid' },
  },
});
