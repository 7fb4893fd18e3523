export const en = {
  held: 'Held for review',
  why: "Something in it looks like spam or like what this site doesn't allow, so a moderator looks at it first. Until then, only you see it.",
  more: 'What this means',
  title: 'Held for review',
} as const;
