import { type ClipboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { FileInbox } from './file-inbox';
import { onPageFiles } from './page-files';

/**
 * Files that are chosen, or pasted or dropped anywhere on the page of a composer.
 * @param take takes files for another inbox; returns whether it did
 */
export function useIncomingFiles(
  form: RefObject<HTMLFormElement | null>,
  enabled: boolean,
  take: (files: readonly File[]) => boolean,
) {
  const [inbox] = useState(() => new FileInbox());
  const [expectsFiles, setExpectsFiles] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const add = (files: readonly File[]) => {
    if (!enabled || files.length === 0 || take(files)) return;
    setExpectsFiles(true);
    inbox.put(files);
  };
  const addLatest = useEffectEvent(add);

  useEffect(() => {
    const element = form.current;
    if (!element || !enabled) return;
    return onPageFiles({
      form: element,
      onFiles(files) {
        addLatest(files);
        // Also scrolls to where they are.
        if (!element.contains(document.activeElement)) element.querySelector('textarea')?.focus();
      },
      onOver: setIsOver,
    });
  }, [form, enabled]);

  return {
    inbox,
    /** Whether files have arrived since the component mounted. */
    expectsFiles,
    add,
    /** Whether files are being dragged over the page. */
    isOver,
    onPaste: (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData);
      if (!enabled || files.length === 0) return;
      event.preventDefault();
      add(files);
    },
  };
}

/** Programs such as spreadsheets put a picture beside copied text; the text is what is meant. */
function pastedFiles(data: DataTransfer): File[] {
  return data.types.includes('text/plain') ? [] : [...data.files];
}
