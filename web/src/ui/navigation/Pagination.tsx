import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormats } from '../../i18n/I18nProvider';
import { Icon } from '../media/Icon';
import { pagesShown } from './pages-shown';
import { cx, sheet } from '../theme/sheet';

export interface PaginationLabels {
  /** The accessible name, such as "Pages of products". */
  list: string;
  previous: string;
  next: string;
  page: (page: string) => string;
}

export interface PaginationProps {
  labels: PaginationLabels;
  /** From 1 to `count`. */
  page: number;
  count: number;
  onPage: (page: number) => void;
  /** Only the arrows and the current page, for narrow containers. */
  compact?: boolean;
}

/** Page navigation of a finite list. Feeds use InfiniteList. */
export function Pagination({ labels, page, count, onPage, compact }: PaginationProps) {
  const formats = useFormats();
  return (
    <nav aria-label={labels.list} className={styles.root}>
      <Step icon={ChevronLeft} label={labels.previous} to={page - 1} count={count} onPage={onPage} />
      {compact ? (
        <span className={styles.place} aria-current="page">
          <bdi dir="ltr">
            {formats.number(page)} / {formats.number(count)}
          </bdi>
        </span>
      ) : (
        <ol className={styles.pages}>
          {pagesShown(page, count).map((each, index) => (
            <li key={each ?? `gap-${index}`}>
              {each === null ? (
                <span className={styles.gap} aria-hidden>
                  …
                </span>
              ) : (
                <button
                  type="button"
                  aria-label={labels.page(formats.number(each))}
                  aria-current={each === page ? 'page' : undefined}
                  className={cx(styles.button, each === page && styles.current)}
                  onClick={() => onPage(each)}
                >
                  {formats.number(each)}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Step icon={ChevronRight} label={labels.next} to={page + 1} count={count} onPage={onPage} />
    </nav>
  );
}

interface StepProps {
  icon: typeof ChevronLeft;
  label: string;
  to: number;
  count: number;
  onPage: (page: number) => void;
}

function Step({ icon, label, to, count, onPage }: StepProps) {
  const isOut = to < 1 || to > count;
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the button would lose the focus on the first or last page.
      aria-disabled={isOut || undefined}
      className={styles.button}
      onClick={() => !isOut && onPage(to)}
    >
      <Icon of={icon} size={18} directional />
    </button>
  );
}

const styles = sheet({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0.5', md: '1' },
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  pages: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '0.5', md: '1' }, listStyle: 'none' },
  button: {
    display: 'inline-grid',
    placeItems: 'center',
    // Seven items and both arrows fit in one line on a phone.
    minWidth: { base: '8', md: '10' },
    height: { base: '8', md: '10' },
    paddingInline: { base: '1', md: '2' },
    borderRadius: 'full',
    fontWeight: 'medium',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover' },
    '&[aria-disabled=true]': { opacity: '0.4', cursor: 'default', bg: 'transparent' },
  },
  current: {
    bg: 'brand.solid',
    color: 'brand.onSolid',
    _hover: { bg: 'brand.hover' },
    _highContrast: { bg: 'ButtonFace', color: 'ButtonText' },
  },
  gap: { display: 'inline-grid', placeItems: 'center', minWidth: { base: '4', md: '6' }, color: 'fg.muted' },
  place: { paddingInline: '3', color: 'fg.muted' },
});
