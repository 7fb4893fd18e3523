/** `loading` and `failed` are about the first page, `loadingMore` and `moreFailed` about later ones. */
export type ListStatus = 'loading' | 'failed' | 'ready' | 'loadingMore' | 'moreFailed';
