import { Upload, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { cx, sheet } from '../theme/sheet';

export interface FileFieldProps {
  label: string;
  words: {
    /** On the button. */
    choose: string;
    /** Beside it. */
    drop: string;
    remove: (name: string) => string;
  };
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  /** Like `accept` of `input`: `image/*`. Applies to dropped files too. */
  accept?: string;
  multiple?: boolean;
}

/** Chosen or dropped files, each of which can be removed. */
export function FileField({ label, words, files, onFiles, accept, multiple }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function add(list: FileList | null) {
    const taken = [...(list ?? [])].filter((file) => isAccepted(file, accept));
    if (taken.length > 0) onFiles(multiple ? [...files, ...taken] : taken.slice(0, 1));
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }

  return (
    <div role="group" aria-labelledby={id} className={styles.root}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div
        className={cx(styles.zone, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Button variant="outline" size="sm" icon={Upload} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <span className={styles.drop}>{words.drop}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          multiple={multiple}
          onChange={(event) => {
            add(event.target.files);
            // So that the same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </div>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file, index) => (
            <li key={`${file.name} ${index}`} className={styles.file}>
              <bdi className={styles.name}>{file.name}</bdi>
              <IconButton
                icon={X}
                size="sm"
                label={words.remove(file.name)}
                onClick={() => onFiles(files.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function isAccepted(file: File, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((each) => {
    const kind = each.trim();
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '1.5' },
  label: { fontSize: 'sm', fontWeight: 'medium' },
  zone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    padding: '6',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'card',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
  },
  over: { borderColor: 'brand.solid', bg: 'brand.subtle' },
  drop: { fontSize: 'sm', color: 'fg.muted' },
  files: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1' },
  file: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', fontSize: 'sm' },
  name: { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
