import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** In the place of the present entry of the history. */
  replace?: boolean;
  /** What the page there may know of the way to it. */
  state?: unknown;
}

/** A link within the site, of the router's own hooks: its component brings 5 kB for routers that this client has not. */
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
  /** Only at this very address; otherwise at those below it as well. */
  end?: boolean;
}

/** A link that says where it leads to the page that is open. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const goal = useResolvedPath(to).pathname.toLowerCase();
  const here = useLocation().pathname.toLowerCase();
  const isHere = here === goal || (!end && here.startsWith(goal.replace(/\/?$/, '/')));
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
