import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { IconButton } from '../../../ui/form/IconButton';
import { Muted } from '../../../ui/layout/Layout';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useMessages } from '../useMessages';
import { type DiffPart, type DiffRow, diffRows } from '../../../ui/text/diff-rows';
import { type DiffBlock, foldRows } from './fold-rows';

/** A text with its title, as it is compared. */
export interface ComparedText {
  title: string;
  body: string;
}

interface TextDiffProps {
  before: ComparedText;
  after: ComparedText;
  /** What the two sides are called. */
  labels: { before: string; after: string };
}

const written = ({ title, body }: ComparedText) => `# ${title}\n\n${body}`;

/**
 * Two texts with their changes marked: side by side, or one below the other on phones. Unchanged parts are folded, and
 * buttons move from change to change.
 */
export function TextDiff({ before, after, labels }: TextDiffProps) {
  const w = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [at, setAt] = useState(-1);
  const blocks = foldRows(diffRows(written(before), written(after)));
  const count = blocks.filter(({ kind }) => kind === 'change').length;
  if (count === 0) return <Muted role="status">{w('same')}</Muted>;

  function jump(step: 1 | -1) {
    const next = (Math.max(at, step === 1 ? -1 : 0) + step + count) % count;
    setAt(next);
    const target = frame.current?.querySelectorAll<HTMLElement>('[data-change]')[next];
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }

  return (
    <div ref={frame} role="region" aria-label={w('changes')} className={styles.frame}>
      <div className={styles.bar}>
        <span role="status" className={styles.count}>
          {at < 0 ? w('changeCount', { count }) : w('changeOf', { place: at + 1, total: count })}
        </span>
        <IconButton icon={ChevronUp} size="sm" label={w('previousChange')} onClick={() => jump(-1)} />
        <IconButton icon={ChevronDown} size="sm" label={w('nextChange')} onClick={() => jump(1)} />
      </div>
      <div className={cx(styles.row, styles.heads)}>
        <p className={cx(styles.head, styles.oldHead)}>{labels.before}</p>
        <p className={cx(styles.head, styles.youngHead)}>{labels.after}</p>
      </div>
      {blocks.map((block, place) =>
        block.kind === 'fold' && !unfolded.has(place) ? (
          <div key={place} className={styles.fold}>
            <Button size="sm" variant="ghost" onClick={() => setUnfolded(new Set(unfolded).add(place))}>
              {w('unchanged', { count: block.rows.length })}
            </Button>
          </div>
        ) : (
          <Block key={place} block={block} />
        ),
      )}
    </div>
  );
}

function Block({ block: { kind, rows } }: { block: DiffBlock }) {
  const isChange = kind === 'change';
  return (
    <div
      {...(isChange && { 'data-change': '', tabIndex: -1 })}
      className={cx(styles.block, isChange && styles.changed)}
    >
      {rows.map((row, place) => (
        <Row key={place} row={row} isChange={isChange} />
      ))}
    </div>
  );
}

function Row({ row: { before, after }, isChange }: { row: DiffRow; isChange: boolean }) {
  return (
    <div className={styles.row}>
      <div className={cx(styles.cell, styles.before, isChange ? !before && styles.empty : styles.twice)}>
        {before && <Line parts={before} isOld />}
      </div>
      <div className={cx(styles.cell, styles.after, !after && styles.empty)}>{after && <Line parts={after} />}</div>
    </div>
  );
}

function Line({ parts, isOld }: { parts: readonly DiffPart[]; isOld?: boolean }) {
  const w = useMessages();
  return (
    <p dir="auto" className={styles.line}>
      {parts.map(({ text, isMarked }, place) => {
        if (!isMarked) return <span key={place}>{text}</span>;
        const Tag = isOld ? 'del' : 'ins';
        return (
          <Tag key={place} title={w(isOld ? 'removed' : 'added')} className={isOld ? styles.old : styles.young}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

const line = { borderColor: 'border.hairline' } as const;

const styles = sheet({
  frame: {
    ...line,
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'bg.card',
    fontSize: 'sm',
    overflow: 'clip',
  },
  bar: {
    ...line,
    position: 'sticky',
    insetBlockStart: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    paddingInlineStart: '3',
    bg: 'bg.card',
    borderBlockEndWidth: '1px',
  },
  count: { flex: '1', color: 'fg.muted' },
  // One column on phones: the old line above the new one, and what is the same only once.
  row: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
  heads: { ...line, borderBlockEndWidth: '1px' },
  head: { paddingInline: '3', paddingBlock: '2', fontWeight: 'medium', color: 'fg.muted' },
  oldHead: { mdDown: { paddingBlockEnd: '0', _before: { content: '"− "' } } },
  youngHead: { mdDown: { _before: { content: '"+ "' } } },
  block: { _focusVisible: { outline: '2px solid', outlineColor: 'brand.focus', outlineOffset: '-2px' } },
  changed: { mdDown: { ...line, borderBlockWidth: '1px', paddingBlock: '1', marginBlock: '1' } },
  cell: { paddingInline: '3', paddingBlock: '1', minWidth: '0' },
  before: {},
  after: { md: { ...line, borderInlineStartWidth: '1px' } },
  twice: { mdDown: { display: 'none' } },
  empty: { mdDown: { display: 'none' } },
  line: { minHeight: '1.5em', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  old: { bg: 'danger.subtle', color: 'danger.fg', borderRadius: '0.25rem' },
  young: {
    bg: 'brand.subtle',
    color: 'brand.fg',
    textDecoration: 'none',
    fontWeight: 'medium',
    borderRadius: '0.25rem',
  },
  fold: { ...line, display: 'flex', justifyContent: 'center', bg: 'bg.hover', paddingBlock: '1' },
});
