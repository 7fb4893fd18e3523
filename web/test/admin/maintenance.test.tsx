import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { WindowEditor } from '../../src/features/admin/maintenance/WindowEditor';
import { en as words } from '../../src/features/admin/maintenance/messages.en';
import { he as hebrew } from '../../src/features/admin/maintenance/messages.he';
import { en as leaving } from '../../src/forms/leaving/messages.en';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, field, findDialog } from '../support/fields';
import { renderPage } from '../support/render';

const [TOMORROW, LATER] = ['2099-12-01T10:00', '2099-12-01T12:00'];
const active = () => screen.getByRole('switch', { name: new RegExp(words.active) });

async function openEditor() {
  const page = await renderPage(<WindowEditor window={null} onClose={() => undefined} />, {
    viewer: { claims: ['maintenance.manage'] },
  });
  await screen.findByRole('dialog');
  return page;
}

describe('a new maintenance window', () => {
  test('that gets its times is turned on, and is saved so', async () => {
    const { user } = await openEditor();
    expect(active()).not.toBeChecked();

    await user.type(field(words.startsAt), TOMORROW);
    await user.type(field(words.endsAt), LATER);
    expect(active()).toBeChecked();
    await user.click(button(words.save));

    expect(api.sent('CreateMaintenance').at(-1)).toMatchObject({ input: { isActive: true } });
  });

  test('says that nothing happens at its time once someone turns it off, and stays off', async () => {
    const { user } = await openEditor();
    await user.type(field(words.startsAt), TOMORROW);

    await user.click(active());
    expect(screen.getByText(words.activeOff)).toBeVisible();
    await user.type(field(words.endsAt), LATER);

    expect(active()).not.toBeChecked();
  });

  test('that ends before it starts is refused at the field of its end, which gets the focus', async () => {
    const { user } = await openEditor();
    await user.type(field(words.startsAt), LATER);
    await user.type(field(words.endsAt), TOMORROW);

    await user.click(button(words.save));

    expect(field(words.endsAt)).toHaveFocus();
    expect(field(words.endsAt)).toHaveAccessibleDescription(new RegExp(words.endsBeforeStart));
    expect(api.sent('CreateMaintenance')).toEqual([]);
  });

  test('has Hebrew words where Hebrew is chosen', async () => {
    await renderPage(<WindowEditor window={null} onClose={() => undefined} />, {
      viewer: { claims: ['maintenance.manage'] },
      language: 'he',
    });

    expect(await screen.findByText(hebrew.activeHint)).toBeVisible();
  });
});

describe('the form of a maintenance window', () => {
  test('is not closed with something in it without a question', async () => {
    let isClosed = false;
    const { user } = await renderPage(<WindowEditor window={null} onClose={() => (isClosed = true)} />, {
      viewer: { claims: ['maintenance.manage'] },
    });
    const dialog = await screen.findByRole('dialog');
    await user.clear(field(words.name));
    await user.type(field(words.name), 'Half a thought');

    await user.keyboard('{Escape}');
    await findDialog(leaving.title, 'alertdialog');
    await user.click(button(leaving.stay));
    expect(field(words.name)).toHaveValue('Half a thought');
    await user.click(button(common.states.cancel, dialog));
    await findDialog(leaving.title, 'alertdialog');
    await user.click(button(leaving.leave));

    expect(isClosed).toBe(true);
  });
});
