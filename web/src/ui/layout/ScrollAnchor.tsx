import { Component, createRef, type ReactNode } from 'react';

interface ScrollAnchorProps {
  /** Selects the descendants that can be the anchor; the first in view is. */
  hold: string;
  className?: string;
  children: ReactNode;
}

interface AnchorPosition {
  element: Element;
  top: number;
}

/** Keeps the content in view in place when something above it changes height. Virtualized lists do this themselves. */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): AnchorPosition | null {
    const from = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0;
    for (const element of this.root.current?.querySelectorAll(this.props.hold) ?? []) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom > from) return { element, top };
    }
    return null;
  }

  override componentDidUpdate(_before: ScrollAnchorProps, _state: unknown, held: AnchorPosition | null): void {
    if (!held?.element.isConnected) return;
    const moved = held.element.getBoundingClientRect().top - held.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    const { className, children } = this.props;
    // The browser's own scroll anchoring would move the page a second time.
    return (
      <div ref={this.root} className={className} style={{ overflowAnchor: 'none' }}>
        {children}
      </div>
    );
  }
}
