import { type ReactNode, Suspense, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { MarkdownAreaProps } from '../../../forms/markdown/MarkdownArea';
import { toast } from '../../../ui/feedback/toast';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { useEditingMessages } from './useEditingMessages';

const PictureDialog = lazyWithRetry(async () => ({ default: (await import('./PictureDialog')).PictureDialog }));

/** What the server accepts, without GIF, because animations are refused. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_MB = 8;

/** Pictures that were added together. */
interface Batch {
  /** Those that have no description yet, the current one first. */
  waiting: readonly { file: File; previewUrl: string }[];
  /** The Markdown of those before. */
  ready: readonly string[];
  insert: (markdown: string) => void;
}

/** Asks about new pictures of a text, one after another, and puts them into the text. */
export function usePictures(): { pictures: NonNullable<MarkdownAreaProps['pictures']>; dialog: ReactNode } {
  const e = useEditingMessages();
  const [batch, setBatch] = useState<Batch | null>(null);
  const current = batch?.waiting[0];

  function complaintAbout({ name, type, size }: File): string | null {
    if (!TYPES.includes(type)) return e('notAPicture', { name });
    return size > MAX_MB * 1_024 * 1_024 ? e('pictureTooLarge', { name, max: MAX_MB }) : null;
  }

  function onFiles(files: readonly File[], insert: Batch['insert']) {
    const waiting: { file: File; previewUrl: string }[] = [];
    for (const file of files) {
      const complaint = complaintAbout(file);
      if (complaint === null) waiting.push({ file, previewUrl: URL.createObjectURL(file) });
      else toast.error(complaint);
    }
    if (waiting.length > 0) setBatch({ waiting, ready: [], insert });
  }

  /** @param added the Markdown of the current picture, or nothing if it was given up */
  function goOn({ waiting: [done, ...waiting], ready: before, insert }: Batch, ...added: readonly string[]) {
    if (done) URL.revokeObjectURL(done.previewUrl);
    const ready = [...before, ...added];
    // Before the text changes, because nothing outside of an open dialog can be focused.
    flushSync(() => setBatch(waiting.length > 0 ? { waiting, ready, insert } : null));
    if (waiting.length === 0 && ready.length > 0) insert(ready.join(' '));
  }

  return {
    pictures: { accept: TYPES.join(), onFiles },
    dialog:
      batch &&
      current &&
      // Outside the form of the text, because it contains a form; React lets its events through.
      createPortal(
        <div onSubmit={(event) => event.stopPropagation()}>
          <Suspense fallback={null}>
            <PictureDialog
              key={current.previewUrl}
              {...current}
              onAdd={(markdown) => goOn(batch, markdown)}
              onClose={() => goOn(batch)}
            />
          </Suspense>
        </div>,
        document.body,
      ),
  };
}
