/** Somebody whom a quack mentions, as far as REST tells. */
export interface MentionedPerson {
  id: string;
  /** By which it mentions them, in lower case: a person renamed since is still who was meant. */
  handleKey: string;
  /** Their present one. */
  handle: string;
  displayName: string;
}
