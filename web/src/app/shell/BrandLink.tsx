import { Link } from '../../ui/navigation/Link';
import { Mark } from '../../ui/media/Mark';
import { cx, sheet } from '../../ui/theme/sheet';
import { productName } from '../../ui/layout/usePageTitle';

interface BrandLinkProps {
  to: string;
  /** The text beside the mark; defaults to the product's name. */
  children?: string;
  /** The size of the mark, in pixels. */
  size?: number;
  /** Shows only the mark on narrow screens. */
  folds?: boolean;
}

/** The mark and a name, at the top of pages outside the main frame. */
export function BrandLink({ to, children = productName, size = 28, folds = false }: BrandLinkProps) {
  return (
    <Link to={to} aria-label={children} className={styles.brand}>
      <Mark size={size} />
      <span className={cx(styles.name, folds && styles.folding)}>{children}</span>
    </Link>
  );
}

const styles = sheet({
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minWidth: '0',
    minHeight: '10',
    color: 'brand.fg',
    textDecoration: 'none',
    borderRadius: 'control',
  },
  name: {
    fontSize: 'lg',
    fontWeight: 'bold',
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  folding: { hideBelow: 'sm' },
});
