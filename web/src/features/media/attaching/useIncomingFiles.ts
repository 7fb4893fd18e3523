import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { FileInbox } from './file-inbox';

/** Takes files that are chosen, pasted into, or dropped on what has these handlers. */
export function useIncomingFiles(enabled: boolean) {
  const [inbox] = useState(() => new FileInbox());
  const [expectsFiles, setExpectsFiles] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const add = (files: readonly File[]) => {
    if (!enabled || files.length === 0) return;
    setExpectsFiles(true);
    inbox.put(files);
  };

  function offers({ dataTransfer }: DragEvent): boolean {
    return enabled && dataTransfer.types.includes('Files');
  }

  return {
    inbox,
    /** Something has come since this was made. */
    expectsFiles,
    add,
    /** Files are held over it. */
    isOver,
    handlers: {
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (!enabled || files.length === 0) return;
        event.preventDefault();
        add(files);
      },
      onDragOver: (event: DragEvent) => {
        if (!offers(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!offers(event)) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      },
    },
  };
}
