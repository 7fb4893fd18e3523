import { useEffect, useRef } from 'react';
import { positionBeside } from './floating';
import { sheet } from '../theme/sheet';

const DELAY_MS = 350;
const GRACE_MS = 120;

/**
 * One tooltip for the whole page. Any element with `data-tooltip="…"` shows it on hover and keyboard focus;
 * `data-tooltip-side="after"` puts it beside. It stays while hovered and closes on Escape. It only repeats the
 * element's name or text, so assistive technology ignores it.
 */
export function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tip = layer.current;
    if (!tip) return;
    let owner: HTMLElement | null = null;
    // A pressed control needs no tooltip, and may have opened a menu there.
    let pressed: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ownerOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

    function hide() {
      clearTimeout(timer);
      owner = null;
      if (tip?.matches(':popover-open')) tip.hidePopover();
    }
    function show(element: HTMLElement) {
      const text = element.dataset['tooltip'];
      if (!tip || !text || !element.isConnected || element.ariaExpanded === 'true') return;
      owner = element;
      tip.textContent = text;
      if (tip.matches(':popover-open')) tip.hidePopover();
      tip.showPopover();
      positionBeside(
        tip,
        element.getBoundingClientRect(),
        element.dataset['tooltipSide'] === 'after' ? 'after' : 'above',
        'center',
      );
    }
    function onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      if (event.target === tip) return clearTimeout(timer);
      const next = ownerOf(event.target);
      if (next === owner && next) return clearTimeout(timer);
      clearTimeout(timer);
      if (next !== pressed) pressed = null;
      if (next && !pressed) timer = setTimeout(show, owner ? 0 : DELAY_MS, next);
      else if (owner) timer = setTimeout(hide, GRACE_MS);
    }
    function onFocusIn(event: FocusEvent) {
      const next = ownerOf(event.target);
      if (next?.matches(':focus-visible')) show(next);
      else hide();
    }
    function onPointerDown(event: PointerEvent) {
      pressed = ownerOf(event.target);
      hide();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') hide();
    }

    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    document.addEventListener('pointerover', onPointerOver, options);
    document.addEventListener('focusin', onFocusIn, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    document.addEventListener('keydown', onKeyDown, options);
    window.addEventListener('scroll', hide, options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);

  return <div ref={layer} popover="manual" aria-hidden className={styles.tip} />;
}

const styles = sheet({
  tip: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    maxWidth: '18rem',
    paddingBlock: '1',
    paddingInline: '2',
    borderWidth: '0',
    borderRadius: '0.375rem',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontSize: 'xs',
    lineHeight: 'snug',
    animation: 'm-appear 120ms ease-out',
  },
});
