// Runs before the first paint, so that neither the theme nor the direction of the page flashes.
// src/features/session/theme/appearance.ts, theme-store.ts and src/i18n/chosen-language.ts read and write the same places.
(() => {
  const root = document.documentElement;

  /** What a storage has under a key; nothing where the browser forbids storage. */
  const kept = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };

  const words = (kept('localStorage', 'theme') ?? '').split(' ');
  const said = (...all) => all.find((word) => words.includes(word));
  const night = matchMedia('(prefers-color-scheme: dark)').matches;
  const look = said('dark') || (!said('light') && night) ? 'dark' : 'light';
  const ground = look === 'dark' ? '#0b1714' : '#f6f5f0';
  root.classList.add(look);
  root.dataset.theme = look;
  const marks = {
    accent: said('lake', 'heather', 'berry', 'stone'),
    text: said('small', 'large', 'largest'),
    motion: said('still'),
  };
  for (const [name, value] of Object.entries(marks)) if (value) root.dataset[name] = value;
  root.style.colorScheme = look;
  root.style.backgroundColor = ground;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);

  const sent = root.lang;
  const asked = new URLSearchParams(location.search).get('lang');
  const wishes = [asked, kept('sessionStorage', 'language'), ...navigator.languages];
  for (const wish of wishes) {
    const tag = (wish ?? '').slice(0, 2).toLowerCase().replace('iw', 'he');
    if (tag === 'en' || tag === 'he') {
      root.lang = tag;
      root.dir = tag === 'he' ? 'rtl' : 'ltr';
      // What the server sent along is in another language than the client will speak.
      if (tag !== sent) root.dataset.retold = '';
      break;
    }
  }
  // Who is signed in goes on from these at once, and need not see them.
  if (/^\/(login\/?)?$/i.test(location.pathname) && kept('localStorage', 'jwt') !== null) root.dataset.retold = '';
})();
