import { untilKeysWork } from './support/page-states/page-state';
import { expect, test } from './support/test';

/* The order in which a screen reader reads the main parts, by the accessibility tree of the browser. */

test('a stream is read from its tabs to each quack: who, when, what, and what can be done', async ({
  page,
  signIn,
  world,
}) => {
  const ada = await world.person('Ada Pond');
  await world.quack(ada, 'The first words');
  await signIn(page, ada);
  await page.goto('/stream');

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Stream" [level=1]
      - tablist "Feeds":
        - tab "Following" [selected]
        - tab "Everyone"
      - tabpanel "Following":
        - feed "Quacks":
          - 'article "Ada Pond: The first words"':
            - link /Ada Pond @/
            - link /^now, /
            - button "More"
            - paragraph: The first words
            - button "Reply"
            - button "0 nods"
            - button "Pin"
            - button "Share"
  `);
});

test('a conversation is read from its quack by the reply box to the replies', async ({ page, signIn, world }) => {
  const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
  const quack = await world.quack(ada, 'The first words');
  await world.reply(bea, quack, 'An answer');
  await signIn(page, ada);
  await page.goto(`/post/${quack.id}`);

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Conversation" [level=1]
      - 'article "Ada Pond: The first words"':
        - link /Ada Pond @/
        - button "More"
        - paragraph: The first words
        - button "Reply, 1 reply"
        - button "0 nods"
        - button "Pin"
        - button "Share"
      - form "Reply to Ada Pond":
        - textbox "Write your reply"
        - button "Add pictures or videos"
        - button "Reply" [disabled]
      - heading "Replies" [level=2]
      - button /Sort replies/
      - region "Replies":
        - list "Replies":
          - listitem:
            - 'article "Bea Reed: An answer"':
              - link /Bea Reed @/
              - paragraph: An answer
              - button "Reply"
  `);
});

test(
  'a composer is read from the field over its tools to the button that publishes',
  { tag: '@nightly' },
  async ({ page, signIn, world, t }) => {
    await signIn(page, await world.person());
    await page.goto('/stream');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await untilKeysWork(page, t);
    await page.keyboard.press('n');

    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "New quack":
      - banner:
        - heading "New quack" [level=2]
        - button "Close"
      - form "New quack":
        - textbox "What's happening?"
        - button "Add pictures or videos"
        - button "Add an emoji"
        - button "Add a content warning"
        - button "Schedule" [disabled]
        - button "Add a place"
        - button "Quack" [disabled]
  `);
  },
);

test(
  'a notification is read as who did what, then the words, then what can be done',
  { tag: '@nightly' },
  async ({ page, signIn, world }) => {
    const [ada, bea] = [await world.person('Ada Pond'), await world.person('Bea Reed')];
    const quack = await world.quack(ada, 'The first words');
    await world.reply(bea, quack, 'An answer');
    await signIn(page, ada);
    await page.goto('/notifications');

    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Notifications" [level=1]
      - button "Mark all as read"
      - tablist "Filter notifications":
        - tab "All" [selected]
        - tab "Mentions"
        - tab "Unread"
      - tabpanel "All":
        - feed "Notifications":
          - 'article "Bea Reed replied to you: An answer"':
            - paragraph:
              - img "Unread"
              - link "Bea Reed replied to you"
            - paragraph: An answer
            - paragraph: "Your quack: The first words"
            - button "Reply"
            - button "0 nods"
  `);
  },
);
