import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** State for the target page. */
  state?: unknown;
}

/** A link within the site, built on the router's hooks, because its own component adds 5 kB for routers that are not used. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    state,
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}

export interface NavLinkProps extends LinkProps {
  /** Matches only this path, not those below it. */
  end?: boolean;
}

/** A link that is marked as current when its page is open. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const goal = useResolvedPath(to).pathname.toLowerCase();
  const here = useLocation().pathname.toLowerCase();
  const isHere = here === goal || (!end && here.startsWith(goal.replace(/\/?$/, '/')));
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
