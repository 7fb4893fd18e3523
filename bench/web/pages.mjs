import { PAGES } from '@mallard/rules/pages';

/** @param part the value of the path's parameter */
const at = (page, part = '') => PAGES[page].path.replace(/\/?:\w+\??$/, part && `/${part}`);

/** The addresses to open, with parameters from the world. `login` is the signed-in account. */
export const lighthousePages = [
  { path: at('login') },
  { path: at('stream'), login: 'reader' },
  { path: at('user', 'star') },
  { path: at('help') },
];

export const mainPages = (world) => [
  { path: at('login') },
  { path: at('register') },
  { path: at('stream'), login: 'reader' },
  { path: at('explore'), login: 'reader' },
  { path: at('post', world.busy), login: 'reader' },
  { path: at('user', 'star'), login: 'reader' },
  { path: at('profile'), login: 'reader' },
  { path: at('notifications'), login: 'reader' },
  { path: at('whispers'), login: 'reader' },
  { path: at('my-likes'), login: 'reader' },
  { path: at('help') },
];
