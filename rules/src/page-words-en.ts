/* Messages of the client's catalogs (web/src) that the server's pages use too, under the same names. */

export const help = { home: 'Home' } as const;

export const identity = {
  signInTitle: 'Welcome back',
  login: 'Email or handle',
  password: 'Password',
  newHere: 'New to the pond? {link}',
  createAccount: 'Create an account',
} as const;

export const nods = { count: { one: '{count} nod', other: '{count} nods' } } as const;

export const posts = {
  author: 'Author',
  edited: 'edited',
  replies: { one: '{count} reply', other: '{count} replies' },
  warning: 'Content warning',
  showWarned: 'Show',
  hideWarned: 'Hide',
  sensitivePicture: 'Sensitive picture',
  sensitiveMedia: 'Sensitive pictures or videos',
} as const;

export const profiles = {
  deletedAccount: 'Deleted account',
  joined: 'Joined {month}',
  quacks: { one: 'quack', other: 'quacks' },
  followers: { one: 'follower', other: 'followers' },
  following: { one: 'following', other: 'following' },
} as const;

/** In the place of what a quack quotes. */
export const quotes = {
  quoted: 'Quoted quack by {name}',
  another: 'Quotes another quack',
  PENDING: "Waiting for its author's answer",
  REJECTED: "The quoted quack isn't available",
  REVOKED: 'The quoted quack was withdrawn by its author',
  DELETED: 'The quoted quack was deleted',
  UNAUTHORIZED: "The quoted quack isn't available",
} as const;

export const shell = { help: 'Help', signIn: 'Sign in', back: 'Back', community: 'Community' } as const;

/** The tabs of a profile. */
export const tabs = { quacks: 'Quacks', replies: 'Replies', media: 'Media', nods: 'Nods' } as const;

export const thread = { title: 'Conversation', byTitle: '{name}: “{text}”' } as const;
