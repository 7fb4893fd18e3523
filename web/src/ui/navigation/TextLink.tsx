import type { ComponentProps } from 'react';
import { cx, sheet } from '../theme/sheet';
import { Link } from './Link';

export interface TextLinkProps extends ComponentProps<typeof Link> {
  /** Underlined only on hover, where the context makes clear that it is a link. */
  quiet?: boolean;
}

export function TextLink({ quiet, className, ...rest }: TextLinkProps) {
  return <Link className={cx(styles.link, quiet && styles.quiet, className)} {...rest} />;
}

/** A link to another site. */
export function ExternalLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a className={cx(styles.link, className)} rel="nofollow noopener noreferrer" target="_blank" {...rest} />;
}

const styles = sheet({
  link: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: '0.25rem',
    _hover: { textDecorationThickness: '2px' },
  },
  quiet: { textDecoration: 'none', _hover: { textDecoration: 'underline', textDecorationThickness: '1px' } },
});
