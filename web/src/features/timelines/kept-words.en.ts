export const en = {
  nods: 'Your nods',
  noNods: 'You have not given a nod yet',
  noNodsText: 'Quacks that you nod at are kept here, the latest first.',
  pins: 'Your pins',
  pinsHint: 'Only you see what you pin.',
  noPins: 'Nothing is pinned yet',
  noPinsText: 'Pin a quack to find it again here. Nobody else learns of it.',
} as const;
