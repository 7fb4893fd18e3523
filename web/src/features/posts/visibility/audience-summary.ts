/** What is said about one part of an audience: who sees it, who replies, when that ends. */
export interface AudiencePart {
  words: string;
  /** As most quacks are, which needs no words beside others. */
  isUsual: boolean;
}

/** One line for all parts, such as "Followers only · replies close in 1 day"; the first part stays where all are usual. */
export function summaryOf(parts: readonly AudiencePart[]): string {
  const unusual = parts.filter(({ isUsual }, index) => index === 0 || !isUsual);
  return unusual.map(({ words }) => words).join(' · ');
}

export const isUsual = (parts: readonly AudiencePart[]): boolean => parts.every((part) => part.isUsual);
