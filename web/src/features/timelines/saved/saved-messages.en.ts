export const en = {
  nods: 'Your nods',
  noNods: "You haven't given a nod yet",
  noNodsText: "Quacks you've given a nod show up here, newest nod first.",
  searchNods: 'Search your nods',
  noNodMatches: 'No nods found',
  pins: 'Your pins',
  pinsHint: 'Only you see your pins.',
  noPins: 'No pins yet',
  searchPins: 'Search your pins',
  noPinMatches: 'No pins found',
  noMatchesText: 'Try other words, or the name of the author.',
  noPinsText: 'Pin a quack to keep it here.',
} as const;
