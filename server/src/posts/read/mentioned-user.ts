/** A mentioned user, as REST shows them. */
export interface MentionedUser {
  id: string;
  /** The handle in the text, in lower case: a user renamed since is still the one who was mentioned. */
  handleKey: string;
  /** The current handle. */
  handle: string;
  displayName: string;
}
