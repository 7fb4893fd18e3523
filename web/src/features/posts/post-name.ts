interface NamedPost {
  content: string;
  contentWarning: string | null;
}

/** What stands for a quack's words where it is only named: the warning hides them there too. */
export const shownWords = ({ content, contentWarning }: NamedPost): string => contentWarning ?? content;
