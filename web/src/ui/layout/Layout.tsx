import type { ComponentProps } from 'react';
import { recipe, cx, sheet } from '../theme/sheet';

/** Steps of the 4 px grid. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

export interface StackProps extends ComponentProps<'div'> {
  gap?: Gap;
}

/** Stacks children vertically. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div className={cx(styles.stack, gapRecipe({ gap: `${gap}` }), className)} {...rest} />;
}

export interface RowProps extends StackProps {
  /** Whether children may wrap. */
  wrap?: boolean;
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** Side by side, centered on one line. */
export function Row({ gap = 2, wrap, justify = 'start', className, ...rest }: RowProps) {
  return (
    <div
      className={cx(styles.row, wrap && styles.wrap, styles[justify], gapRecipe({ gap: `${gap}` }), className)}
      {...rest}
    />
  );
}

/** Body text with a readable line length. */
export function Text({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cx(styles.text, className)} {...rest} />;
}

/** Secondary text: hints, times, counts. */
export function Muted({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cx(styles.text, styles.muted, className)} {...rest} />;
}

export function PageHeading({ className, ...rest }: ComponentProps<'h1'>) {
  return <h1 className={cx(styles.pageHeading, className)} {...rest} />;
}

export function SectionHeading({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 className={cx(styles.sectionHeading, className)} {...rest} />;
}

const gapRecipe = recipe({
  base: {},
  variants: {
    gap: {
      '0': { gap: '0' },
      '1': { gap: '1' },
      '2': { gap: '2' },
      '3': { gap: '3' },
      '4': { gap: '4' },
      '5': { gap: '5' },
      '6': { gap: '6' },
      '8': { gap: '8' },
    },
  },
  defaultVariants: { gap: '4' },
});

const styles = sheet({
  stack: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  row: { display: 'flex', alignItems: 'center', minWidth: '0' },
  wrap: { flexWrap: 'wrap' },
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
  text: { maxWidth: 'measure' },
  muted: { color: 'fg.muted', fontSize: 'sm' },
  pageHeading: { fontSize: 'xl' },
  sectionHeading: { fontSize: 'lg' },
});
