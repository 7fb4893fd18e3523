import { Html } from '#kernel/mail/html.js';

/** In lines of the colour of the words around it; decoration. */
const drawn = (path: string) => new Html(`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`);

/** The drake's head, as the client draws it (web/src/ui/Mark.tsx). */
export const MARK = drawn(
  'M2.2 20.8c3.4.2 5.2-1.7 4.5-5.3-.3-1.5-.7-2.9-.7-4.5C6 6.2 8.7 3 12.3 3c3.1 0 5.2 1.9 5.9 4.5l3.6 1.1c1.2.4 1.3 2.1.1 2.6-2 .8-3.8 1-5.6.9-1.3.9-1.7 2-1.4 3.4.6 3.1 2.7 5.1 6.9 5.3M7.1 16.4c2.5 1 5 1 7.5-.1M13.2 7.5v.2',
);

/* Of Lucide, as in the client. */
export const ARROW = drawn('m12 19-7-7 7-7M19 12H5');
export const WARNING = drawn(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
export const PLACE = drawn(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);
export const CHAIN = drawn('M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8');
export const CALENDAR = drawn(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
);
