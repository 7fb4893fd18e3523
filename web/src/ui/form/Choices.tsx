import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { centerInRow, scrollingRow } from '../layout/scrolling-row';
import { Icon } from '../media/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { cx, sheet } from '../theme/sheet';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  icon?: LucideIcon;
  /** The URL of a thumbnail of what the label names. */
  image?: string;
  /** The icon shows a position in reading direction, so it is mirrored. */
  directional?: boolean;
}

export interface ChoicesProps<Value extends string> {
  legend: string;
  hideLegend?: boolean;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

export interface RadioCardsProps<Value extends string> extends ChoicesProps<Value> {
  /** One below the other, for many options or long texts. */
  stacked?: boolean;
  /** For sentences: at most two or three side by side. */
  wide?: boolean;
}

/** Radio buttons with room for an explanation each. */
export function RadioCards<Value extends string>({ stacked, wide, ...props }: RadioCardsProps<Value>) {
  const optionClass = cx(styles.card, wide && styles.wide);
  return <Choices {...props} listClass={stacked ? styles.stack : styles.cards} optionClass={optionClass} />;
}

export interface SegmentedControlProps<Value extends string> extends ChoicesProps<Value> {
  /** One line that scrolls sideways where it is too long, instead of several lines. */
  scrolls?: boolean;
}

/** The same as a segmented control. */
export function SegmentedControl<Value extends string>({ scrolls, ...props }: SegmentedControlProps<Value>) {
  return <Choices {...props} listClass={cx(styles.segments, scrolls && styles.scrolls)} optionClass={styles.segment} />;
}

/** Radio buttons as chips, for more choices than a segmented control has room for: on phones one line that scrolls sideways. */
export function FilterChips<Value extends string>(props: ChoicesProps<Value>) {
  return <Choices {...props} centersChosen listClass={cx(styles.chips, scrollingRow.row)} optionClass={styles.chip} />;
}

interface ShapedProps<Value extends string> extends ChoicesProps<Value> {
  listClass: string;
  optionClass: string;
  /** Scrolls the chosen one into sight, in a row that scrolls. */
  centersChosen?: boolean;
}

function Choices<Value extends string>({
  legend,
  hideLegend,
  options,
  value,
  onChange,
  centersChosen,
  listClass,
  optionClass,
}: ShapedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={listClass}>
        {options.map((option) => (
          <label
            key={option.value}
            ref={centersChosen && option.value === value ? centerInRow : undefined}
            className={cx(styles.option, optionClass)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={styles.radio}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon of={option.icon} directional={option.directional} />}
            {option.image !== undefined && <img src={option.image} alt="" className={styles.image} />}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const styles = sheet({
  set: { borderWidth: '0', padding: '0', margin: '0', minWidth: '0' },
  legend: { fontSize: 'sm', fontWeight: 'medium', marginBlockEnd: '2' },
  option: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focus', outlineOffset: '2px' },
  },
  radio: { position: 'absolute', inset: '0', margin: '0', opacity: '0', cursor: 'pointer' },
  image: { flexShrink: '0', boxSize: '12', borderRadius: 'control', objectFit: 'cover', bg: 'bg.sunken' },
  words: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  label: { fontWeight: 'medium' },
  hint: { fontSize: 'sm', color: 'fg.muted' },
  // A segment alone in its line fills it.
  stack: { display: 'grid', gap: '2' },
  cards: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  card: {
    flex: '1 1 9rem',
    gap: '3',
    minHeight: '14',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    _hover: { bg: 'bg.hover' },
    '&:has(:checked)': {
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px var(--m-colors-brand-solid)',
      bg: 'brand.subtle',
    },
  },
  wide: { flexBasis: '17rem' },
  // The padding has room for the outline of the focus, and reaches to the edges of a phone.
  chips: {
    position: 'relative',
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '2',
    padding: '1',
    paddingInline: { base: '4', md: '1' },
    marginBlock: '-1',
    marginInline: { base: '-4', md: '-1' },
    whiteSpace: 'nowrap',
  },
  chip: {
    flexShrink: '0',
    minHeight: '9',
    maxWidth: 'full',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    fontSize: 'sm',
    _hover: { bg: 'bg.hover' },
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
  },
  segments: {
    display: 'inline-flex',
    // For large text on narrow screens.
    flexWrap: 'wrap',
    padding: '1',
    gap: '1',
    borderRadius: '1.5rem',
    bg: 'bg.sunken',
    maxWidth: 'full',
    '&:is(html[data-text=largest] *):has(> :nth-child(4):last-child)': {
      display: { base: 'inline-grid', sm: 'inline-flex' },
      gridTemplateColumns: '1fr 1fr',
    },
  },
  scrolls: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    '& > *': { flexShrink: '0' },
  },
  segment: {
    justifyContent: 'center',
    gap: '2',
    minHeight: '9',
    paddingInline: '4',
    borderRadius: 'full',
    fontSize: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg.default' },
    '&:has(:checked)': { bg: 'bg.raised', color: 'fg.default', boxShadow: '0 1px 2px rgb(0 0 0 / 0.12)' },
  },
});
