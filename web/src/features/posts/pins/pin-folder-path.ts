/** The page of pins with one folder, or with all. */
export const pinFolderPath = (folderId: string | null): string =>
  folderId === null ? '/my-pins' : `/my-pins?${new URLSearchParams({ folder: folderId })}`;
