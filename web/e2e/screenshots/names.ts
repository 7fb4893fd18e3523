const birds = ['teal', 'wigeon', 'pochard', 'heron', 'egret', 'grebe', 'coot', 'pintail', 'shoveler', 'bittern'] as const;
/** More than the pictures of one worker take; all of them are of one server. */
const EACH = 1_000;
let count = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * EACH;

/** Realistic names, each used once. */
export function plainName(stem: string): string {
  count += 1;
  const number = 1_000 + count;
  const bird = birds[count % birds.length] ?? 'teal';
  if (/^[pan]_$/.test(stem)) return `${bird}_${number}`;
  return `${titles[stem.trim()] ?? stem} ${number}`;
}

const titles: Readonly<Record<string, string>> = { own: 'Pond diary', others: 'Morning count', near: 'Port log' };

/** Whether someone is of these pictures, and not of the demo community. */
export const isPlainName = (handle: string): boolean => /_\d{4,}$/.test(handle);
