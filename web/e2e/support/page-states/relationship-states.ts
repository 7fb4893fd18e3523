import { expect, type Page } from '@playwright/test';
import type { Translator } from '../../../src/i18n/translator';
import { breakOperation, holdOperation } from '../failures';
import {
  filterMessages,
  followRequestMessages,
  listMessages,
  relationshipMessages,
  settingsMessages,
  threadMessages,
} from '../page-messages';
import { quackWith } from '../quacks';
import type { Person, World } from '../world';
import { expectHeading, type PageState } from './page-state';

/** Each state has people of its own, because a block changes what all the others show. */
async function someone(world: World, by: Person): Promise<{ blocked: Person; muted: Person }> {
  const [blocked, muted] = [await world.person('Bo Heron'), await world.person('מוטי שקט')];
  await block(world, by, blocked);
  await world.graphql(
    `mutation($id: ID!) {
      muteUser(id: $id, scopes: [HOME_QUACKS, LISTS, THREADS], note: "Too many herons, every single morning.") {
        user { id } } }`,
    { id: muted.id },
    by,
  );
  return { blocked, muted };
}

const block = (world: World, by: Person, { id }: Person) =>
  world.graphql('mutation($id: ID!) { blockUser(id: $id) { user { id } } }', { id }, by);

async function openMenu(page: Page, t: Translator, person: Person) {
  await page.goto(`/user/${person.handle}`);
  await page.getByRole('button', { name: t('profiles.more', { name: person.displayName }) }).click();
}

/** Two people wait for someone, who gets no notifications, because other states show them. */
async function askToFollow(world: World, whom: Person): Promise<void> {
  await world.graphql(
    `mutation { updatePreferences(input: { approvesFollowers: true, notifiedKinds: [] }) { viewer { email } } }`,
    {},
    whom,
  );
  for (const name of ['Bo Heron', 'מוטי שקט']) await world.follow(await world.person(name), whom);
}

/** A list with a person, a hashtag and a phrase. @returns its id */
async function readAbout(world: World, owner: Person): Promise<string> {
  const made = await world.graphql(
    'mutation { createList(input: { title: "Herons, and all who look like them" }) { list { id } } }',
    {},
    owner,
  );
  const { id } = (made as { createList: { list: { id: string } } }).createList.list;
  const { id: userId } = await world.person('Bo Heron');
  for (const member of [{ userId }, { hashtag: 'ducks' }, { phrase: 'over the pond' }])
    await world.graphql(
      'mutation ($id: ID!, $member: ListMemberInput!) { addToList(id: $id, member: $member) { list { id } } }',
      { id, member },
      owner,
    );
  return id;
}

/** Blocks, mutes and requests to follow: dialogs, profiles, threads and the settings. */
export const relationshipStates: readonly PageState[] = [
  {
    name: 'follow-requests',
    as: 'admin',
    async show(page, t, { world, admin }) {
      await askToFollow(world, admin);
      await page.goto('/follow-requests');
      await expect(page.getByRole('button', { name: followRequestMessages(t)('acceptAll') })).toBeVisible();
    },
  },
  {
    name: 'follow-requests-none',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/follow-requests');
      await expect(page.getByText(followRequestMessages(t)('empty'))).toBeVisible();
    },
  },
  {
    name: 'follow-requests-loading',
    as: 'newcomer',
    async show(page, t) {
      await holdOperation(page, 'FollowRequests');
      await page.goto('/follow-requests');
      await expect(page.getByText(t('states.loading')).first()).toBeAttached();
    },
  },
  {
    name: 'follow-requests-failed',
    as: 'newcomer',
    async show(page, t) {
      await breakOperation(page, 'FollowRequests');
      await page.goto('/follow-requests');
      await expectHeading(page, followRequestMessages(t)('title'));
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'filters',
    as: 'ada',
    async show(page, t, { world, ada }) {
      await world.graphql(
        `mutation { createFilter(input: { title: "Spoilers", action: HIDE, contexts: [HOME, LISTS],
          terms: [{ term: "finale" }, { term: "#סוף" }], exceptFollowing: true }) { filter { id } } }`,
        {},
        ada,
      );
      await page.goto('/profile?section=filters');
      await expect(page.getByRole('list', { name: filterMessages(t)('list') })).toContainText('finale');
    },
  },
  {
    name: 'filters-none',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/profile?section=filters');
      await expect(page.getByText(filterMessages(t)('emptyTitle'))).toBeVisible();
    },
  },
  {
    name: 'filter-dialog',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/profile?section=filters&add=%23spoilers');
      await expect(page.getByRole('dialog', { name: filterMessages(t)('addTitle') })).toContainText('#spoilers');
    },
  },
  {
    name: 'lists',
    as: 'admin',
    async show(page, _t, { world, admin }) {
      await readAbout(world, admin);
      await page.goto('/lists');
      await expect(page.getByRole('link', { name: /Herons/u }).first()).toBeVisible();
    },
  },
  {
    name: 'lists-none',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/lists');
      await expect(page.getByRole('heading', { name: listMessages(t)('empty') })).toBeVisible();
    },
  },
  {
    name: 'lists-loading',
    as: 'newcomer',
    async show(page, t) {
      await holdOperation(page, 'ManagedLists');
      await page.goto('/lists');
      await expectHeading(page, listMessages(t)('title'));
    },
  },
  {
    name: 'lists-failed',
    as: 'newcomer',
    async show(page, t) {
      await breakOperation(page, 'ManagedLists');
      await page.goto('/lists');
      await expectHeading(page, listMessages(t)('title'));
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'list-members',
    as: 'admin',
    async show(page, t, { world, admin }) {
      const id = await readAbout(world, admin);
      await page.goto(`/lists/${id}?tab=members`);
      await expect(page.getByRole('heading', { name: listMessages(t)('phrases') })).toBeVisible();
      await expect(page.getByText('#ducks')).toBeVisible();
    },
  },
  {
    name: 'list-settings',
    as: 'admin',
    async show(page, t, { world, admin }) {
      const id = await readAbout(world, admin);
      await page.goto(`/lists/${id}?tab=settings`);
      await expect(page.getByRole('switch', { name: listMessages(t)('exclusive') })).toBeVisible();
    },
  },
  {
    name: 'add-to-list-dialog',
    as: 'admin',
    async show(page, t, { world, admin }) {
      await readAbout(world, admin);
      const person = await world.person('Bo Heron');
      await openMenu(page, t, person);
      await page
        .getByRole('menuitem', { name: relationshipMessages(t)('addToList', { handle: person.handle }) })
        .click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'block-dialog',
    as: 'ada',
    async show(page, t, { newcomer }) {
      const w = relationshipMessages(t);
      const { handle } = newcomer;
      await openMenu(page, t, newcomer);
      await page.getByRole('menuitem', { name: w('block', { handle }) }).click();
      await expect(page.getByRole('alertdialog', { name: w('blockTitle', { handle }) })).toBeVisible();
    },
  },
  {
    name: 'mute-dialog',
    as: 'ada',
    async show(page, t, { newcomer }) {
      const w = relationshipMessages(t);
      await openMenu(page, t, newcomer);
      await page.getByRole('menuitem', { name: w('muteOptions') }).click();
      const dialog = page.getByRole('dialog', { name: w('muteTitle', { handle: newcomer.handle }) });
      await expect(dialog.getByRole('textbox', { name: w('note') })).toBeVisible();
    },
  },
  {
    name: 'user-blocked',
    as: 'ada',
    async show(page, t, { world, ada }) {
      const { blocked } = await someone(world, ada);
      await page.goto(`/user/${blocked.handle}`);
      await expectHeading(page, relationshipMessages(t)('youBlock', { handle: blocked.handle }));
    },
  },
  {
    name: 'user-muted',
    as: 'ada',
    async show(page, t, { world, ada }) {
      const { muted } = await someone(world, ada);
      await page.goto(`/user/${muted.handle}`);
      await expect(page.getByRole('main').getByText(t('profiles.muted'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'user-who-blocks',
    as: 'ada',
    async show(page, t, { world, ada }) {
      const bo = await world.person('Bo Heron');
      await block(world, bo, ada);
      await page.goto(`/user/${bo.handle}`);
      await expectHeading(page, relationshipMessages(t)('blocksYou', { handle: bo.handle }));
    },
  },
  {
    name: 'post-folded',
    as: 'ada',
    async show(page, t, { world, ada }) {
      const { blocked, muted } = await someone(world, ada);
      const root = await world.quack(muted, 'Who has seen the heron today?');
      const reply = await world.reply(muted, root, 'I have, twice.');
      await world.reply(ada, reply, 'At the mill?');
      await world.reply(blocked, root, 'Nobody has.');
      await page.goto(`/post/${root.id}`);
      await expect(page.getByRole('article', { name: threadMessages(t)('foldedMuted') })).toBeVisible();
      await expect(quackWith(page, 'At the mill?')).toBeVisible();
    },
  },
  {
    name: 'settings-blocked',
    as: 'ada',
    async show(page, t, { world, ada }) {
      const { muted } = await someone(world, ada);
      await page.goto('/profile?section=blocked');
      const list = page.getByRole('list', { name: relationshipMessages(t)('mutedList') });
      await expect(list.getByText(`@${muted.handle}`)).toBeVisible();
    },
  },
  {
    name: 'settings-blocked-none',
    as: 'newcomer',
    async show(page, t) {
      await page.goto('/profile?section=blocked');
      await expect(page.getByText(relationshipMessages(t)('noMuted'))).toBeVisible();
    },
  },
  {
    name: 'settings-blocked-loading',
    as: 'newcomer',
    async show(page, t) {
      await holdOperation(page, 'BlockedPeople');
      await page.goto('/profile?section=blocked');
      await expect(page.getByText(relationshipMessages(t)('noMuted'))).toBeVisible();
    },
  },
  {
    name: 'settings-blocked-failed',
    as: 'newcomer',
    async show(page, t) {
      await breakOperation(page, 'BlockedPeople');
      await page.goto('/profile?section=blocked');
      const section = page.getByRole('region', { name: settingsMessages(t)('blocked') });
      await expect(section.getByRole('alert')).toBeVisible();
    },
  },
];
