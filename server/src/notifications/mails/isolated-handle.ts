/** A handle whose @ stays before it in right-to-left text. */
export const isolatedHandle = (handle: string): string => `\u2066@${handle}\u2069`;
