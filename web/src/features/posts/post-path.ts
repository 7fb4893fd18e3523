export const postPath = (id: string): string => `/post/${id}`;

/** The whole address, to hand on. */
export const postAddress = (id: string): string => new URL(postPath(id), location.origin).href;
