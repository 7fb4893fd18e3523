/** A composer that takes files from the whole page. */
interface Receiver {
  form: HTMLElement;
  onFiles: (files: readonly File[]) => void;
  /** Files are being dragged over the page, and would go to this composer. */
  onOver: (isOver: boolean) => void;
}

const receivers: Receiver[] = [];
let listening: AbortController | null = null;
let over: Receiver | null = null;

/** The newest composer that can be used: in the topmost dialog, or on the page if there is no dialog. */
function receiver(): Receiver | null {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return receivers.findLast(({ form }) => !dialog || dialog.contains(form)) ?? null;
}

/** Files that are dropped or pasted anywhere go to the newest composer. @returns a function that ends it */
export function onPageFiles(added: Receiver): () => void {
  receivers.push(added);
  listening ??= listen();
  return () => {
    receivers.splice(receivers.indexOf(added), 1);
    if (over === added) setOver(null);
    if (receivers.length > 0) return;
    listening?.abort();
    listening = null;
  };
}

function setOver(next: Receiver | null): void {
  if (over === next) return;
  over?.onOver(false);
  over = next;
  over?.onOver(true);
}

function listen(): AbortController {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  document.addEventListener('dragover', onDragOver, options);
  document.addEventListener('drop', onDrop, options);
  document.addEventListener('paste', onPaste, options);
  // It leaves the window, or was given up by Escape.
  document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(null), options);
  return stop;
}

function onDragOver(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  const next = receiver();
  if (!next) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'copy';
  setOver(next);
}

function onDrop(event: DragEvent): void {
  const next = over ?? receiver();
  setOver(null);
  if (event.defaultPrevented || !next || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  next.onFiles([...event.dataTransfer.files]);
}

function onPaste(event: ClipboardEvent): void {
  // Another field decides by itself; the composer's own has done so already.
  if (event.defaultPrevented || isEditable(event.target) || !event.clipboardData) return;
  const files = [...event.clipboardData.files];
  const next = receiver();
  if (!next || files.length === 0) return;
  event.preventDefault();
  next.onFiles(files);
}

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
