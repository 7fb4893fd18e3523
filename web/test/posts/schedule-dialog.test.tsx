import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { emptyDraft } from '../../src/features/posts/drafts/draft';
import { en as words } from '../../src/features/posts/scheduling/messages.en';
import { he as hebrew } from '../../src/features/posts/scheduling/messages.he';
import { ScheduledList } from '../../src/features/posts/scheduling/ScheduledList';
import { ScheduleTool } from '../../src/features/posts/scheduling/ScheduleTool';
import { en as threadWords } from '../../src/features/posts/thread-draft/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { he as commonHebrew } from '../../src/i18n/he/catalog';
import type { Language } from '../../src/i18n/languages';
import { api } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const DAY_MS = 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');

/** The day that many days ahead, as a date field holds it. */
function dateIn(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const instantAt = (days: number, time: string) => new Date(`${dateIn(days)}T${time}`).toISOString();

type User = Awaited<ReturnType<typeof renderPage>>['user'];

async function setTime(user: User, days: number, time: string) {
  await user.clear(field(words.date));
  await user.type(field(words.date), dateIn(days));
  await user.clear(field(words.time));
  await user.type(field(words.time), time);
}

async function openDialog(draft: object = {}, language: Language = 'en') {
  const [say, t] = language === 'en' ? [words, common] : [hebrew, commonHebrew];
  let scheduled = 0;
  const props = { draftKey: 'viewer:new', unavailable: null, onScheduled: () => (scheduled += 1) };
  const written = { ...emptyDraft, content: 'Good morning', ...draft };
  const page = await renderPage(<ScheduleTool draft={written} {...props} />, { viewer: {}, language });
  await page.user.click(button(t.posts.schedule));
  return { ...page, dialog: await findDialog(say.dialogTitle), scheduled: () => scheduled };
}

describe('the dialog that schedules a quack', () => {
  test('suggests tomorrow morning, and says when that is and in which time zone', async () => {
    const { dialog } = await openDialog();

    expect(field(words.date)).toHaveValue(dateIn(1));
    expect(field(words.time)).toHaveValue('09:00');
    expect(within(dialog).getByText(/^Goes out .*9:00/)).toHaveRole('status');
    expect(dialog).toHaveTextContent('Times are in your time zone');
  });

  test('takes a suggestion by one press, which stays pressed', async () => {
    const { user, dialog } = await openDialog();
    const presets = within(dialog).getByRole('group', { name: words.presets });

    await user.click(button(words.inAnHour, presets));

    expect(button(words.inAnHour, presets)).toHaveAttribute('aria-pressed', 'true');
    expect(within(presets).getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(field(words.time)).not.toHaveValue('09:00');
  });

  test('sends the quack with its time, closes, and says when it goes out', async () => {
    const { user, dialog, scheduled } = await openDialog({ contentWarning: 'Ducks' });
    await setTime(user, 3, '07:35');

    await user.click(button(words.schedule, dialog));

    expect(await screen.findByText(/^Scheduled for .*7:35/)).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
    expect(scheduled()).toBe(1);
    expect(api.sent('SchedulePost')).toEqual([
      { input: { content: 'Good morning', contentWarning: 'Ducks', publishAt: instantAt(3, '07:35') } },
    ]);
    expect(button(words.seeAll)).toBeVisible();
  });

  test.each([
    ['that has passed', 0, '00:00', words.tooSoon],
    ['more than a year ahead', 370, '09:00', words.tooLate],
  ])('refuses a time %s, until it is changed', async (_which, days, time, problem) => {
    const { user, dialog } = await openDialog();
    await setTime(user, days, time);

    await user.click(button(words.schedule, dialog));
    expect(field(words.date)).toHaveAccessibleDescription(problem);
    await setTime(user, 2, '10:00');

    expect(field(words.date)).not.toHaveAccessibleDescription(problem);
    expect(api.sent('SchedulePost')).toEqual([]);
  });

  test('wants a date and a time', async () => {
    const { user, dialog } = await openDialog();
    await user.clear(field(words.time));
    expect(within(dialog).queryByText(/^Goes out/)).not.toBeInTheDocument();

    await user.click(button(words.schedule, dialog));

    expect(field(words.date)).toHaveAccessibleDescription(words.incomplete);
    expect(api.sent('SchedulePost')).toEqual([]);
  });

  test.each([
    ['there are too many', 'TOO_MANY_SCHEDULED', fill(words.tooManyWaiting, { count: 100 })],
    ['the day is full', 'TOO_MANY_SCHEDULED_ON_DAY', fill(words.tooManyOnDay, { count: 25 })],
    ['it has become too late for the time', 'PUBLISH_TIME_TOO_SOON', words.tooSoon],
  ])('stays open with the time where %s, and says so', async (_why, reason, sentence) => {
    api.refuse('SchedulePost', { reason });
    const { user, dialog, scheduled } = await openDialog();
    await setTime(user, 3, '07:35');

    await user.click(button(words.schedule, dialog));

    expect(await within(dialog).findByText(sentence)).toHaveRole('alert');
    expect(field(words.time)).toHaveValue('07:35');
    expect(scheduled()).toBe(0);
  });

  test('is sent again after a failure, by the same key', async () => {
    api.fail('SchedulePost');
    const { user, dialog } = await openDialog();
    await user.click(button(words.schedule, dialog));
    expect(await within(dialog).findByText(common.errors.network)).toHaveRole('alert');
    const before = api.sent('SchedulePost').length;

    api.answer('SchedulePost', {});
    await user.click(button(words.schedule, dialog));

    expect(await screen.findByText(/^Scheduled for/)).toBeVisible();
    expect(api.sent('SchedulePost')).toHaveLength(before + 1);
  });

  test('says that a place is left out, and leaves it out', async () => {
    const { user, dialog } = await openDialog({ place: { latitude: 32.1, longitude: 34.8 } });
    expect(dialog).toHaveTextContent(words.placeless);

    await user.click(button(words.schedule, dialog));

    await screen.findByText(/^Scheduled for/);
    expect(api.sent('SchedulePost')[0]).not.toHaveProperty('input.place');
  });

  test('schedules nothing on Escape, and gives the focus back', async () => {
    const { user, dialog } = await openDialog();

    await user.keyboard('{Escape}');

    expect(dialog).not.toBeInTheDocument();
    expect(button(common.posts.schedule)).toHaveFocus();
    expect(api.sent('SchedulePost')).toEqual([]);
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    const { user, dialog } = await openDialog({}, 'he');

    await user.clear(field(hebrew.time));
    await user.click(button(hebrew.schedule, dialog));

    expect(field(hebrew.date)).toHaveAccessibleDescription(hebrew.incomplete);
  });

  test('cannot be opened while there is nothing to schedule, and says why', async () => {
    const props = { draftKey: 'viewer:new', unavailable: 'Nothing yet', onScheduled: () => undefined };
    const { user } = await renderPage(<ScheduleTool draft={emptyDraft} {...props} />, { viewer: {} });

    await user.click(button(common.posts.schedule));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button(common.posts.schedule)).toHaveAccessibleDescription('Nothing yet');
  });
});

describe('the list of scheduled quacks', () => {
  const item = {
    id: 's1',
    content: 'Good morning',
    visibility: 'PUBLIC',
    publishAt: instantAt(40, '07:35'),
    failure: null,
  };
  const part = { contentWarning: null, isSensitive: false, media: [], poll: null };

  async function openList(nodes: object[] = [item]) {
    const edges = nodes.map((node, index) => ({ cursor: `${index}`, node }));
    api.answer('ScheduledPosts', {
      viewer: { scheduledPosts: { edges, pageInfo: { hasNextPage: false, endCursor: null } } },
    });
    const page = await renderPage(<ScheduledList />, { viewer: {} });
    await screen.findByRole('article');
    return page;
  }

  async function act(user: User, name: string) {
    await user.click(button(words.actions));
    await user.click(await screen.findByRole('menuitem', { name }));
  }

  test('says when each goes out, and shows all quacks of a thread', async () => {
    const thread = [
      { ...part, content: 'and two' },
      { ...part, content: 'and three' },
    ];

    await openList([{ ...item, thread }]);

    const row = screen.getByRole('article');
    expect(within(row).getByText(/^7:35/)).toBeVisible();
    expect(await within(row).findByText(fill(threadWords.threadOf, { number: 3 }))).toBeVisible();
    const further = within(row).getAllByRole('listitem');
    expect(further.map(({ textContent }) => textContent)).toEqual(['and two', 'and three']);
    expect(further[0]).toHaveAccessibleName(fill(threadWords.part, { number: 2, total: 3 }));
  });

  test('says why one was not published', async () => {
    await openList([{ ...item, failure: 'AUTHOR_INACTIVE' }]);

    expect(screen.getByRole('heading', { name: words.failedHeading })).toBeVisible();
    expect(screen.getByText(words.failedInactive)).toBeVisible();
  });

  test('moves one to another time, beginning at its present one', async () => {
    api.answer('UpdateScheduledPost', { updateScheduledPost: { ...item, publishAt: instantAt(41, '18:05') } });
    const { user } = await openList();
    await act(user, words.reschedule);
    const dialog = await findDialog(words.timeTitle);
    expect(field(words.time)).toHaveValue('07:35');
    await setTime(user, 41, '18:05');

    await user.click(button(words.save, dialog));

    expect(await screen.findByText(/^Saved\. Goes out .*6:05/)).toBeVisible();
    expect(within(screen.getByRole('article')).getByText(/^6:05/)).toBeVisible();
    expect(api.sent('UpdateScheduledPost')).toEqual([
      { id: 's1', input: { content: 'Good morning', publishAt: instantAt(41, '18:05') } },
    ]);
  });

  test('edits the quacks of a thread in the composer, and keeps them where that failed', async () => {
    api.refuse('UpdateScheduledPost', { reason: 'SCHEDULED_POST_NOT_FOUND', code: 'NOT_FOUND' });
    const { user } = await openList([{ ...item, thread: [{ ...part, content: 'and two' }] }]);
    await user.click(button(words.edit));
    const dialog = await findDialog(words.editTitle);
    const second = await within(dialog).findByDisplayValue('and two');
    await user.clear(second);
    await user.type(second, 'the second');

    await user.click(button(words.save, dialog));

    expect(await within(dialog).findByText(words.gone)).toHaveRole('alert');
    expect(within(dialog).getByDisplayValue('the second')).toBeVisible();
    expect(api.sent('UpdateScheduledPost')).toMatchObject([
      { id: 's1', input: { content: 'Good morning', thread: [{ content: 'the second' }], publishAt: item.publishAt } },
    ]);
  });

  test('deletes one, and schedules it again by Undo', async () => {
    api.answer('CancelScheduledPost', { cancelScheduledPost: { deletedId: 's1' } });
    const { user } = await openList();
    await act(user, words.delete);
    await screen.findByText(words.deleted);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();

    api.answer('SchedulePost', { schedulePost: { ...item, id: 's2' } });
    await user.click(button(words.undo));

    expect(await screen.findByText(words.undone)).toBeVisible();
    expect(await screen.findByRole('article')).toHaveTextContent('Good morning');
    expect(api.sent('SchedulePost')).toMatchObject([{ input: { content: 'Good morning', publishAt: item.publishAt } }]);
  });

  test('publishes one at once when that is confirmed, and leads to it', async () => {
    const author = { id: 'viewer', handle: 'ada', displayName: 'Ada Pond' };
    api.answer('PublishScheduledPost', {
      publishScheduledPost: { post: { id: 'q1', content: 'Good morning', visibility: 'PUBLIC', author } },
    });
    const { user } = await openList();
    await act(user, words.publishNow);

    await user.click(button(words.publishNow, await findDialog(words.publishTitle, 'alertdialog')));

    expect(await screen.findByText(words.published)).toBeVisible();
    expect(button(words.show)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
