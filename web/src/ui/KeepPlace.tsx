import { Component, createRef, type ReactNode } from 'react';

interface KeepPlaceProps {
  /** What may be held in place, among the descendants; the first that is in view is. */
  hold: string;
  className?: string;
  children: ReactNode;
}

interface Held {
  element: Element;
  top: number;
}

/**
 * Whatever comes or goes above, what is being read stays where it is. For content that is not a long list; those keep their
 * place themselves.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Held | null {
    const from = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0;
    for (const element of this.root.current?.querySelectorAll(this.props.hold) ?? []) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom > from) return { element, top };
    }
    return null;
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: unknown, held: Held | null): void {
    if (!held?.element.isConnected) return;
    const moved = held.element.getBoundingClientRect().top - held.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    const { className, children } = this.props;
    // The browser holding its own choice as well would move the page twice.
    return (
      <div ref={this.root} className={className} style={{ overflowAnchor: 'none' }}>
        {children}
      </div>
    );
  }
}
