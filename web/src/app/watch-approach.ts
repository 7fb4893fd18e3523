/** A pointer that stays on a link this long is likely to press it; one that only passes over it is not. */
const REST_MS = 65;

/** Reports internal links that someone is about to follow: hovered, pressed, touched or focused. */
export function watchApproach(onApproach: (pathname: string) => void): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const tell = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.isConnected && link.origin === location.origin) onApproach(link.pathname);
  };
  const onPoint = ({ target }: Event) => {
    clearTimeout(rest);
    rest = setTimeout(() => tell(target), REST_MS);
  };
  document.addEventListener('pointerover', onPoint, { passive: true });
  for (const event of ['pointerdown', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => tell(target), { passive: true });
  }
}
