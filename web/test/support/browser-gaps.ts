// jsdom has no layout, no modal dialogs and no popovers. These do what the client relies on, and nothing more.

/** A wide screen with a mouse and a light theme. */
window.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: /pointer: fine|min-width/.test(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer });

/** Never opens: live events are the matter of browser tests. */
class SilentSocket extends EventTarget {
  readyState = 0;
  close() {}
  send() {}
}
Object.assign(window, { WebSocket: SilentSocket });

Element.prototype.scrollIntoView = () => undefined;
Element.prototype.checkVisibility = () => true;
window.scrollTo = () => undefined;
document.execCommand = () => false;
Object.assign(globalThis.CSS ?? (Object.assign(globalThis, { CSS: {} }), globalThis.CSS), {
  escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`),
});

const openers = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
};

// Browsers send a cancel event to the topmost dialog for Escape, unless the page has used the key.
window.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const topmost = [...document.querySelectorAll('dialog[open]')].at(-1) as HTMLDialogElement | undefined;
  if (topmost?.dispatchEvent(new Event('cancel', { cancelable: true, bubbles: false }))) topmost.close();
});

const openPopovers = new WeakSet<Element>();

function toggle(popover: HTMLElement, isOpen: boolean) {
  if (isOpen === openPopovers.has(popover)) return;
  if (isOpen) openPopovers.add(popover);
  else openPopovers.delete(popover);
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  popover.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
}
HTMLElement.prototype.showPopover = function (this: HTMLElement) {
  toggle(this, true);
};
HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
  toggle(this, false);
};

const matches = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    return selector === ':popover-open' ? openPopovers.has(this) : matches.call(this, selector);
  },
});
