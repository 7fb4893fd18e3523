/** A pointer that rests on a link for so long is about to press it; what only moves past below it, as a list scrolls, is not. */
const REST_MS = 65;

/** Tells of links within Mallard that somebody is about to follow: pointed at, pressed, touched or reached by keyboard. */
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
