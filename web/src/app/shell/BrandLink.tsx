import { Link } from '../../ui/Link';
import { Mark } from '../../ui/Mark';
import { cx, sheet } from '../../ui/theme/sheet';
import { productName } from '../../ui/usePageTitle';

interface BrandLinkProps {
  to: string;
  /** What stands beside the mark; the product's name where it is absent. */
  children?: string;
  /** The side of the mark, in pixels. */
  size?: number;
  /** The mark alone where there is little room. */
  folds?: boolean;
}

/** The mark and a name, at the head of pages outside the main frame. */
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
