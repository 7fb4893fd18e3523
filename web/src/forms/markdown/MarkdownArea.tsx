import { Bold, Code, Heading, ImagePlus, Italic, Link, List, type LucideIcon } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/form/IconButton';
import { insertText } from '../../ui/form/insert-text';
import { TextAreaField, type TextAreaFieldProps } from '../../ui/form/TextField';
import { cx, sheet } from '../../ui/theme/sheet';
import { type Format, markdownEdit, spaced } from './markdown-edits';
import { useMarkdownMessages } from './messages';

/** `code` is the physical key, so that shortcuts work with every keyboard layout. */
const TOOLS: readonly { format: Format; icon: LucideIcon; code?: string }[] = [
  { format: 'bold', icon: Bold, code: 'KeyB' },
  { format: 'italic', icon: Italic, code: 'KeyI' },
  { format: 'heading', icon: Heading },
  { format: 'list', icon: List },
  { format: 'link', icon: Link, code: 'KeyK' },
  { format: 'code', icon: Code, code: 'KeyE' },
];
const isMac = navigator.platform.startsWith('Mac');

export interface MarkdownAreaProps extends TextAreaFieldProps {
  /** Adds a button for pictures, and gets files that are chosen, pasted or dropped into the text. */
  pictures?: {
    /** Like `accept` of `input`. */
    accept: string;
    /** @param insert types Markdown at the caret; for a dialog to call, while the text stays as it is */
    onFiles: (files: readonly File[], insert: (markdown: string) => void) => void;
  };
}

/** A Markdown field with a toolbar. Its edits can be undone like typed text. */
export function MarkdownArea({ pictures, onKeyDown, className, ...field }: MarkdownAreaProps) {
  const w = useMarkdownMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState(0);
  const [isOver, setOver] = useState(false);

  function apply(format: Format) {
    const element = area.current;
    if (!element) return;
    const edit = markdownEdit(format, element.value, element.selectionStart, element.selectionEnd);
    insertText(element, edit.text, edit.start, edit.end);
    element.setSelectionRange(edit.selectionStart, edit.selectionEnd);
  }

  function add(files: readonly File[]) {
    const element = area.current;
    if (!element || files.length === 0) return;
    // Now, because a browser may move the caret when a dialog gives the focus back.
    const at = element.selectionEnd;
    pictures?.onFiles(files, (markdown) => insertText(element, spaced(markdown, element.value, at), at, at));
  }

  const receiving = pictures && {
    onPaste: (event: ClipboardEvent) => {
      // Programs such as spreadsheets put a picture beside copied text; the text is what is meant.
      const { types, files } = event.clipboardData;
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      add([...files]);
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent<HTMLTextAreaElement>) => {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      const caret = document.caretPositionFromPoint?.(event.clientX, event.clientY);
      if (caret?.offsetNode === event.currentTarget) event.currentTarget.setSelectionRange(caret.offset, caret.offset);
      add([...event.dataTransfer.files]);
    },
  };

  function onToolbarKey(event: KeyboardEvent<HTMLDivElement>) {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const last = pictures ? TOOLS.length : TOOLS.length - 1;
    const next = { [forward]: Math.min(current + 1, last), [backward]: Math.max(current - 1, 0), Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={styles.root}>
      <div role="toolbar" aria-label={w('formatting')} className={styles.toolbar} onKeyDown={onToolbarKey}>
        {TOOLS.map(({ format, icon, code }, index) => (
          <IconButton
            key={format}
            icon={icon}
            size="sm"
            label={w(format)}
            tooltip={code && `${w(format)} (${isMac ? '⌘' : 'Ctrl+'}${code.slice(3)})`}
            aria-keyshortcuts={code && `${isMac ? 'Meta' : 'Control'}+${code.slice(3)}`}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => apply(format)}
          />
        ))}
        {pictures && (
          <IconButton
            icon={ImagePlus}
            size="sm"
            label={w('picture')}
            aria-haspopup="dialog"
            tabIndex={current === TOOLS.length ? 0 : -1}
            onFocus={() => setCurrent(TOOLS.length)}
            onClick={() => input.current?.click()}
          />
        )}
      </div>
      {pictures && (
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={pictures.accept}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      )}
      <TextAreaField
        {...field}
        {...receiving}
        className={cx(className, isOver && styles.over)}
        ref={area}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const { ctrlKey, metaKey, shiftKey, altKey, code } = event;
          if (ctrlKey === metaKey || shiftKey || altKey) return;
          const tool = TOOLS.find((one) => one.code === code);
          if (!tool) return;
          event.preventDefault();
          // In the page, Ctrl+K opens the commands.
          event.stopPropagation();
          apply(tool.format);
        }}
      />
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '2' },
  toolbar: { display: 'flex', flexWrap: 'wrap', gap: '1' },
  over: { '& textarea': { borderColor: 'brand.solid', bg: 'brand.subtle' } },
});
