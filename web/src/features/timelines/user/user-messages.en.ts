import { tabs as tabWords } from '@mallard/rules/page-words-en';

export const en = {
  ...tabWords,
  tabs: "{name}'s activity",
  quacksOf: 'Quacks by {name}',
  noQuacks: "{name} hasn't quacked yet",
  ownNoQuacks: "You haven't quacked yet",
  repliesOf: 'Replies by {name}',
  noReplies: "{name} hasn't replied to anyone yet",
  ownNoReplies: "You haven't replied to anyone yet",
  repliedGone: 'This quack was deleted.',
  mediaOf: 'Media by {name}',
  noMedia: "{name} hasn't posted pictures or videos yet",
  ownNoMedia: "You haven't posted pictures or videos yet",
  nodsOf: "{name}'s nods",
  noNods: "{name} hasn't given a nod yet",
  ownNoNods: "You haven't given a nod yet",
  write: 'Write a quack',
  toStream: 'Go to the stream',
} as const;
