/** The page where anyone can report something illegal, with the address of what it is about. */
export const noticePath = (path: string): string =>
  `/report?${new URLSearchParams({ url: new URL(path, location.origin).href }).toString()}`;
