import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { reportDialog, type ReportSubject } from '../../src/features/people/reports/report-dialog';
import { en as words } from '../../src/features/people/reports/messages.en';
import { he as hebrew } from '../../src/features/people/reports/messages.he';
import { ReportHost } from '../../src/features/people/reports/ReportHost';
import { en as leaving } from '../../src/forms/leaving/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import type { Language } from '../../src/i18n/languages';
import { api } from '../support/api';
import { button, field, fill, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const person = { id: 'max', handle: 'max' };
const quack: ReportSubject = { kind: 'POST', person, id: 'quack', media: [] };

function Opener({ subject }: { subject: ReportSubject }) {
  return (
    <>
      <button onClick={() => reportDialog.open(subject)}>Open it</button>
      <ReportHost />
    </>
  );
}

async function openReport(subject = quack, language: Language = 'en') {
  const page = await renderPage(<Opener subject={subject} />, { viewer: {}, language });
  await page.user.click(button('Open it'));
  return page;
}

beforeEach(() => {
  reportDialog.close();
  api.answer('Rules', { rules: [{ id: 'kind', text: 'Be kind' }] });
  api.answer('ReportPost', { reportPost: { report: { number: 'R-17', category: 'SPAM' } } });
});

describe('the dialog that reports a quack', () => {
  test('sends what was chosen in its steps, and shows the number of the report', async () => {
    const { user } = await openReport();
    await findDialog(fill(words.titlePOST, { handle: 'max' }));

    await user.click(screen.getByRole('radio', { name: new RegExp(words.categorySPAM) }));
    await user.click(button(words.next));
    await user.click(await screen.findByRole('checkbox', { name: 'Be kind' }));
    await user.click(button(words.next));
    await user.type(field(words.commentLabel), ' Again and again ');
    await user.click(screen.getByRole('checkbox', { name: words.illegal }));
    await user.click(button(words.send));

    expect(await findDialog(words.receipt)).toHaveTextContent('R-17');
    expect(api.sent('ReportPost')).toEqual([
      {
        input: {
          category: 'SPAM',
          ruleIds: ['kind'],
          isIllegal: true,
          comment: 'Again and again',
          postId: 'quack',
          mediaId: null,
        },
      },
    ]);
  });

  test('does not go on without a category', async () => {
    const { user } = await openReport();
    await findDialog(/Report a quack/);

    await user.click(button(words.next));

    expect(screen.getByText(words.categoryNone)).toHaveRole('alert');
    expect(screen.getByRole('heading', { name: words.category })).toBeVisible();
  });

  test('begins each further step at its heading, and goes back without losing the choice', async () => {
    const { user } = await openReport();
    await findDialog(/Report a quack/);
    await user.click(screen.getByRole('radio', { name: new RegExp(words.categorySPAM) }));

    await user.click(button(words.next));
    expect(await screen.findByRole('heading', { name: words.rules })).toHaveFocus();
    await user.click(button(words.back));

    expect(screen.getByRole('radio', { name: new RegExp(words.categorySPAM) })).toBeChecked();
  });

  test('wants a comment about something else, and refuses one that is too long', async () => {
    api.answer('Rules', { rules: [] });
    const { user } = await openReport();
    await findDialog(/Report a quack/);
    await user.click(screen.getByRole('radio', { name: new RegExp(words.categoryOTHER) }));
    await user.click(button(words.next));

    await user.click(button(words.send));
    expect(field(words.commentLabel)).toHaveAccessibleDescription(expect.stringContaining(words.commentNeeded));
    await user.click(field(words.commentLabel));
    await user.paste('x'.repeat(1_001));
    await user.click(button(words.send));

    expect(field(words.commentLabel)).toHaveAccessibleDescription('1 character too many');
    expect(api.sent('ReportPost')).toEqual([]);
  });

  test('says why it could not be sent, keeps the comment, and sends it again', async () => {
    api.answer('Rules', { rules: [] });
    api.refuse('ReportPost', { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await openReport();
    await findDialog(/Report a quack/);
    await user.click(screen.getByRole('radio', { name: new RegExp(words.categorySPAM) }));
    await user.click(button(words.next));
    await user.type(field(words.commentLabel), 'Again');
    await user.click(button(words.send));
    expect(await screen.findByText(words.sendFailed)).toBeVisible();
    expect(field(words.commentLabel)).toHaveValue('Again');

    api.answer('ReportPost', { reportPost: { report: { number: 'R-18' } } });
    await user.click(button(words.send));

    expect(await findDialog(words.receipt)).toHaveTextContent('R-18');
  });

  test('names the emergency services where a child is in danger', async () => {
    const { user } = await openReport();
    await findDialog(/Report a quack/);

    await user.click(screen.getByRole('radio', { name: new RegExp(words.categoryCHILD_SAFETY) }));

    expect(screen.getByText(words.emergencyCHILD_SAFETY)).toBeVisible();
  });

  test('closes at once on Escape while nothing is chosen, and gives the focus back', async () => {
    const { user } = await openReport();
    await findDialog(/Report a quack/);

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Open it')).toHaveFocus();
  });

  test('asks before it loses a choice', async () => {
    const { user } = await openReport();
    const dialog = await findDialog(/Report a quack/);
    await user.click(screen.getByRole('radio', { name: new RegExp(words.categorySPAM) }));

    await user.click(button(common.states.close, dialog));
    await findDialog(leaving.title, 'alertdialog');
    await user.click(button(leaving.stay));
    expect(screen.getByRole('radio', { name: new RegExp(words.categorySPAM) })).toBeChecked();
    await user.click(button(common.states.close, dialog));
    await findDialog(leaving.title, 'alertdialog');
    await user.click(button(leaving.leave));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    await openReport(quack, 'he');

    expect(await findDialog(fill(hebrew.titlePOST, { handle: 'max' }))).toHaveTextContent(hebrew.category);
  });
});

describe('the dialog that reports whispers', () => {
  const whispers: ReportSubject = {
    kind: 'WHISPERS',
    person,
    whispers: [
      { id: 'w2', content: 'Second', createdAt: '2026-01-02T10:00:00.000Z' },
      { id: 'w1', content: 'First', createdAt: '2026-01-01T10:00:00.000Z' },
    ],
  };

  test('sends those that are picked, and wants at least one', async () => {
    api.answer('Rules', { rules: [] });
    api.answer('ReportWhispers', { reportWhispers: { report: { number: 'R-19' } } });
    const { user } = await openReport(whispers);
    await findDialog(/Report whispers/);
    await user.click(screen.getByRole('radio', { name: new RegExp(words.categorySPAM) }));
    await user.click(button(words.next));
    await user.click(screen.getByRole('checkbox', { name: /Second/ }));
    await user.click(button(words.next));
    expect(screen.getByText(words.whispersNone)).toHaveRole('alert');

    await user.click(screen.getByRole('checkbox', { name: /First/ }));
    await user.click(button(words.next));
    await user.click(button(words.send));

    await findDialog(words.receipt);
    expect(api.sent('ReportWhispers')).toMatchObject([{ input: { whisperIds: ['w1'] } }]);
  });
});
