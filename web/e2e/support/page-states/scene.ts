import type { Person, Quack, World } from '../world';

/** The people and posts of the states: someone with a stream, and a newcomer. */
export interface Scene {
  readonly world: World;
  readonly ada: Person;
  readonly bea: Person;
  readonly newcomer: Person;
  /** An administrator. */
  readonly admin: Person;
  /** Unique text of a post by Ada, and of one by Bea. */
  readonly own: string;
  readonly others: string;
  /** A reply by Ada in a thread with ancestors, replies and a deleted post. */
  readonly thread: Quack;
}

export async function makeScene(world: World): Promise<Scene> {
  const [ada, bea, newcomer] = [
    // There is an email to her.
    await world.registered('Ada Pond'),
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

/** A thread by Bea and Ada, four levels deep, in both writing directions. */
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
