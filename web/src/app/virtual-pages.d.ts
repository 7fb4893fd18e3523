/** What the router needs of @mallard/rules/pages; written by pages-plugin.ts when the client is built. */
declare module 'virtual:pages' {
  import type { ComponentType } from 'react';
  import type { Frame, PageGuard } from '@mallard/rules/pages';

  type File = () => Promise<Record<string, ComponentType>>;

  interface FrameEntry {
    /** Of the component in its file. */
    readonly name: Frame;
    readonly file: File;
    readonly pages: readonly PageEntry[];
  }

  interface PageEntry {
    readonly path: string;
    readonly guard?: PageGuard;
    readonly fallback?: true;
    /** Its name in the file. */
    readonly component: string;
    readonly file: File;
  }

  export const frames: readonly FrameEntry[];
}
