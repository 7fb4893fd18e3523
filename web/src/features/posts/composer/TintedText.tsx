import { segment } from '@mallard/rules/text-pieces';
import { cx, sheet } from '../../../ui/theme/sheet';
import type { DraftMeasure } from '../drafts/draft-measure';

interface TintedTextProps {
  text: string;
  measure: Pick<DraftMeasure, 'entities' | 'overflowAt'>;
}

/** A text with its mentions, hashtags and links in color, and the excess marked. Its letters keep their positions. */
export function TintedText({ text, measure: { entities, overflowAt } }: TintedTextProps) {
  let at = 0;
  return segment(text, entities).flatMap(({ text: piece, entity }) => {
    const start = at;
    at += piece.length;
    const split = overflowAt === null ? piece.length : Math.min(piece.length, Math.max(0, overflowAt - start));
    const tint = entity ? styles.entity : undefined;
    const [within, over] = [piece.slice(0, split), piece.slice(split)];
    return [
      within && (
        <span key={start} className={tint}>
          {within}
        </span>
      ),
      over && (
        <mark key={`over ${start}`} className={cx(tint, styles.over)}>
          {over}
        </mark>
      ),
    ];
  });
}

const styles = sheet({
  entity: { color: 'brand.fg' },
  over: {
    bg: 'danger.subtle',
    color: 'inherit',
    borderRadius: '0.25rem',
    _highContrast: { visibility: 'visible' },
  },
});
