import type { Person, Quack, World } from '../world';

/** Who and what the sights show: somebody with a stream, and somebody whom nobody knows yet. */
export interface Scene {
  readonly world: World;
  readonly ada: Person;
  readonly bea: Person;
  readonly newcomer: Person;
  /** Who runs the site. */
  readonly admin: Person;
  /** Words of a quack of Ada's own, and of one of Bea's. */
  readonly own: string;
  readonly others: string;
  /** A reply of Ada's in a thread with something above it and below it, a deleted quack among that. */
  readonly thread: Quack;
}

export async function makeScene(world: World): Promise<Scene> {
  const [ada, bea, newcomer] = [
    await world.person('Ada Pond'),
    await world.person('בת־אל סוף'),
    await world.person('New Duck'),
  ];
  await world.follow(ada, bea);
  await world.follow(bea, ada);
  await world.updateProfile(ada, { bio: 'Keeps a diary of one pond. #pondlife', location: 'Lisbon' });
  await world.updateProfile(bea, {
    bio: 'Reeds, and what lives in them. עברית and English. #pondlife',
    location: 'חיפה',
    website: 'https://example.com/bea/and/her/reeds',
  });
  const [own, others] = [world.unique('own'), world.unique('others')];
  const mixed = `בוקר טוב @${ada.handle} 🦆 #אגם #pondlife https://example.com/a/long/way/to/the/reeds?from=pond`;
  const [first] = await world.quacks(bea, [`${others} ${mixed}`, 'Two coots and a heron, before seven.']);
  if (first) await world.nod(ada, first);
  await world.quack(ada, `${own} A line.\n\nAnd another one, after a pause.`);
  const thread = await makeThread(world, ada, bea, own);
  return { world, ada, bea, newcomer, admin: await world.administrator(), own, others, thread };
}

/** Bea asks, Ada answers; below that they talk four levels deep, in both directions of writing. */
async function makeThread(world: World, ada: Person, bea: Person, own: string): Promise<Quack> {
  const root = await world.quack(bea, 'Which of the ponds is still open in November?');
  const focus = await world.reply(ada, root, `${own} answer. The one behind the mill, with its reeds. #pondlife`);
  const gone = await world.reply(bea, focus, 'This will be taken back.');
  await world.reply(ada, gone, 'And this stays below it.');
  let last = await world.reply(bea, focus, `תודה @${ada.handle}! והאם יש שם ספסל?`);
  last = await world.reply(ada, last, 'Two, one of them dry.');
  last = await world.reply(bea, last, 'נהדר, ניפגש שם ב־8.');
  await world.reply(ada, last, 'Deeper than is shown at once.');
  await world.reply(bea, focus, 'Also: is the mill open?');
  await world.remove(bea, gone);
  await world.nod(bea, focus);
  await world.pin(ada, root);
  return focus;
}
