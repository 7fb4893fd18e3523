declare module 'stylis' {
  interface Element {
    readonly type: string;
  }
  export function compile(css: string): Element[];
  export function stringify(element: Element, index: number, children: Element[], callback: unknown): string;
  export function serialize(elements: Element[], callback: typeof stringify): string;
}
