import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { en as editing } from '../../src/features/help/editing/messages.en';
import { he as editingHebrew } from '../../src/features/help/editing/messages.he';
import { TopicEditor } from '../../src/features/help/editing/TopicEditor';
import { en as words } from '../../src/features/help/messages.en';
import { he as hebrew } from '../../src/features/help/messages.he';
import type { Language } from '../../src/i18n/languages';
import { api } from '../support/api';
import { button, field, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const topic = {
  id: 'whispers',
  language: 'en',
  title: 'Whispers',
  body: 'The first text.',
  permalink: 'whispers',
  version: 1,
};

async function saveLate(language: Language = 'en') {
  const [w, e] = language === 'en' ? [words, editing] : [hebrew, editingHebrew];
  let isClosed = false;
  const page = await renderPage(
    <TopicEditor topic={{ ...topic, language }} categoryId="using" onClose={() => (isClosed = true)} />,
    { viewer: { claims: ['help.write'] }, at: '/help/t/whispers', language },
  );
  await page.user.clear(field(w.body));
  await page.user.type(field(w.body), 'The text of mine.');
  await page.user.click(button(w.save));
  return { ...page, dialog: await findDialog(e.conflict), isClosed: () => isClosed };
}

beforeEach(() => {
  api.refuse('UpdateHelpTopic', { code: 'CONFLICT', reason: 'HELP_TEXT_OUTDATED' });
  api.answer('HelpTopic', { helpTopic: { ...topic, body: 'The text of theirs.', version: 2 } });
});

describe('a help topic that someone else has saved meanwhile', () => {
  test('is compared with one’s own text, which is there again after the question', async () => {
    const { user, dialog } = await saveLate();
    expect(within(dialog).getByRole('deletion')).toHaveTextContent('theirs');
    expect(within(dialog).getByRole('insertion')).toHaveTextContent('mine');

    await user.click(button(editing.keepEditing, dialog));

    expect(dialog).not.toBeInTheDocument();
    expect(field(words.body)).toHaveValue('The text of mine.');
  });

  test('is replaced by one’s own on demand, over the version that was compared', async () => {
    const { user, dialog, isClosed } = await saveLate();
    api.answer('UpdateHelpTopic', { updateHelpTopic: { ...topic, version: 3 } });

    await user.click(button(editing.useYours, dialog));

    expect(await screen.findByText(words.saved)).toBeVisible();
    expect(isClosed()).toBe(true);
    expect(api.sent('UpdateHelpTopic').map(({ input }) => input)).toMatchObject([
      { body: 'The text of mine.', expectedVersion: 1 },
      { body: 'The text of mine.', expectedVersion: 2 },
    ]);
  });

  test('is taken over on demand, and one’s own comes back by Undo', async () => {
    const { user, dialog } = await saveLate();

    await user.click(button(editing.useTheirs, dialog));
    expect(field(words.body)).toHaveValue('The text of theirs.');
    await user.click(await screen.findByRole('button', { name: words.undo }));

    expect(field(words.body)).toHaveValue('The text of mine.');
  });

  test('is compared in Hebrew where Hebrew is chosen', async () => {
    const { dialog } = await saveLate('he');

    expect(dialog).toHaveTextContent(editingHebrew.conflictText);
    expect(button(editingHebrew.useTheirs, dialog)).toBeVisible();
  });
});
