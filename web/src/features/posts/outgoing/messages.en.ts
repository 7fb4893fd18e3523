export const en = {
  region: 'About to be posted',
  hint: 'It will be posted soon. Until then, you can undo it.',
  in: 'Posting in {seconds} s',
  now: 'Posting…',
  undo: 'Undo',
  postNow: 'Post now',
  posted: 'Quack posted successfully!',
  view: 'View',
  tooLate: 'It was posted already.',
  undone: "It's back in your drafts.",
  undoFailed: "It couldn't be undone",
  postFailed: "It couldn't be posted",
} as const;
