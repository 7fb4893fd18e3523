interface NamedPost {
  content: string;
  contentWarning: string | null;
}

/** The text by which a post is named; a content warning hides its words there too. */
export const shownWords = ({ content, contentWarning }: NamedPost): string => contentWarning ?? content;
