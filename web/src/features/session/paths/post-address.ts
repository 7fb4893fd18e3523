import { postPath } from '@mallard/rules/page-paths';

/** The absolute address, for sharing. */
export const postAddress = (id: string): string => new URL(postPath(id), location.origin).href;
