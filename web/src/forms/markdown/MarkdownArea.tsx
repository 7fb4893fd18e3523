import { Bold, Code, Heading, Italic, Link, List, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../ui/form/IconButton';
import { insertText } from '../../ui/form/insert-text';
import { TextAreaField, type TextAreaFieldProps } from '../../ui/form/TextField';
import { sheet } from '../../ui/theme/sheet';
import { type Format, markdownEdit } from './markdown-edits';
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

/** A Markdown field with a toolbar. Its edits can be undone like typed text. */
export function MarkdownArea({ onKeyDown, ...field }: TextAreaFieldProps) {
  const w = useMarkdownMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  const [current, setCurrent] = useState(0);

  function apply(format: Format) {
    const element = area.current;
    if (!element) return;
    const edit = markdownEdit(format, element.value, element.selectionStart, element.selectionEnd);
    insertText(element, edit.text, edit.start, edit.end);
    element.setSelectionRange(edit.selectionStart, edit.selectionEnd);
  }

  function onToolbarKey(event: KeyboardEvent<HTMLDivElement>) {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const last = TOOLS.length - 1;
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
      </div>
      <TextAreaField
        {...field}
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
});
