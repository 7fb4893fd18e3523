import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import { isDeleted } from './person-name';
import { profilePath } from './profile-path';

interface PersonLinkProps {
  handle: string;
  /** Only the picture, beside a link with the name: passed over by keyboards and screen readers. */
  isFace?: boolean;
  className?: string;
  children: ReactNode;
}

/** Leads to somebody's profile; of a deleted account there is none. */
export function PersonLink({ handle, isFace, className, children }: PersonLinkProps) {
  if (isDeleted({ handle })) {
    return (
      <span className={className} aria-hidden={isFace}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={profilePath(handle)}
      {...(isFace && { tabIndex: -1, 'aria-hidden': true, 'data-avatar': true })}
      className={className}
    >
      {children}
    </Link>
  );
}
