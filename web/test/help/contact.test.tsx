import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { Contact } from '../../src/features/help/contact/Contact';
import { en as words } from '../../src/features/help/messages.en';
import { he as hebrew } from '../../src/features/help/messages.he';
import { en as common } from '../../src/i18n/en/catalog';
import { api } from '../support/api';
import { button, field, fill } from '../support/fields';
import { renderPage } from '../support/render';

async function fillIn({ user }: Awaited<ReturnType<typeof renderPage>>) {
  await user.type(field(words.name), 'Vera');
  await user.type(field(words.email), ' vera@example.org ');
  await user.type(field(words.subject), 'A heron');
  await user.type(field(words.message), 'It is back.');
}

describe('the contact form', () => {
  test('sends a message, says where the reply will come, and offers another', async () => {
    const page = await renderPage(<Contact />);
    await fillIn(page);

    await page.user.click(button(words.send));

    expect(await screen.findByRole('heading', { name: words.sent })).toBeVisible();
    expect(screen.getByText(fill(words.sentText, { email: 'vera@example.org' }))).toBeVisible();
    expect(api.sent('SendContactMessage')).toMatchObject([
      { input: { name: 'Vera', subject: 'A heron', message: 'It is back.', website: '' } },
    ]);
    await page.user.click(button(words.another));
    expect(field(words.message)).toHaveValue('');
  });

  test('says at each field what is missing, begins at the first, and sends nothing', async () => {
    const { user } = await renderPage(<Contact />);
    await user.type(field(words.email), 'no address');

    await user.click(button(words.send));

    expect(field(words.name)).toHaveFocus();
    expect(field(words.name)).toHaveAccessibleDescription(common.forms.required);
    expect(field(words.email)).toHaveAccessibleDescription(expect.stringContaining(common.forms.email));
    expect(field(words.subject)).toBeInvalid();
    expect(field(words.message)).toBeInvalid();
    expect(api.sent('SendContactMessage')).toEqual([]);
  });

  test('shows what the server refuses at its field, and keeps the message', async () => {
    api.refuse('SendContactMessage', { reason: 'EMAIL_INVALID', fields: { email: 'No such domain' } });
    const page = await renderPage(<Contact />);
    await fillIn(page);

    await page.user.click(button(words.send));

    expect(await screen.findByText(common.forms.email)).toBeVisible();
    expect(field(words.email)).toHaveFocus();
    expect(field(words.message)).toHaveValue('It is back.');
  });

  test('keeps all that was typed where no response comes, and sends it again', async () => {
    api.fail('SendContactMessage');
    const page = await renderPage(<Contact />);
    await fillIn(page);
    await page.user.click(button(words.send));
    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(field(words.subject)).toHaveValue('A heron');

    api.answer('SendContactMessage', { sendContactMessage: true });
    await page.user.click(button(words.send));

    expect(await screen.findByRole('heading', { name: words.sent })).toBeVisible();
  });

  test('sends once, however often it is pressed', async () => {
    const release = api.hold('SendContactMessage', { sendContactMessage: true });
    const page = await renderPage(<Contact />);
    await fillIn(page);

    await page.user.click(button(words.send));
    await page.user.click(button(words.send));
    release();

    await screen.findByRole('heading', { name: words.sent });
    expect(api.sent('SendContactMessage')).toHaveLength(1);
  });

  test('knows the name and address of someone who is signed in', async () => {
    await renderPage(<Contact />, { viewer: { displayName: 'Ada Pond' } });

    expect(field(words.email)).toHaveValue('ada@example.com');
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    const { user } = await renderPage(<Contact />, { language: 'he' });

    await user.click(await screen.findByRole('button', { name: hebrew.send }));

    expect(field(hebrew.message)).toBeInvalid();
  });
});
