import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { en as passwordWords } from '../../src/features/account/passwords/messages.en';
import { en as entrance } from '../../src/features/account/messages.en';
import { ContentLanguages } from '../../src/features/account/settings/ContentLanguages';
import { OtherLanguages } from '../../src/features/account/settings/OtherLanguages';
import { EmailForm } from '../../src/features/account/settings/EmailForm';
import { HandleForm } from '../../src/features/account/settings/HandleForm';
import { InfoPanel } from '../../src/features/account/settings/InfoPanel';
import { en as words } from '../../src/features/account/settings/messages.en';
import { PasswordPanel } from '../../src/features/account/settings/PasswordPanel';
import { useViewer } from '../../src/features/session/viewer/viewer';
import { en as common } from '../../src/i18n/en/catalog';
import { languageNames } from '../../src/i18n/languages';
import { api } from '../support/api';
import { button, field, fill } from '../support/fields';
import { renderPage } from '../support/render';

const PASSWORD = 'reed and water lily';
const viewer = { user: { displayName: 'Ada Pond', bio: 'Swims', location: null, website: null } };

function Panel({ of: Shown }: { of: typeof PasswordPanel }) {
  const present = useViewer();
  return present && <Shown viewer={present} />;
}

async function openPanel(of: typeof PasswordPanel, name: string) {
  const page = await renderPage(<Panel of={of} />, { viewer });
  await screen.findByRole('button', { name });
  return page;
}

describe('the form of a changed password', () => {
  const open = () => openPanel(PasswordPanel, words.passwordChange);

  async function fillIn({ user }: Awaited<ReturnType<typeof renderPage>>) {
    await user.type(field(words.currentPassword), 'old password');
    await user.type(field(passwordWords.newPassword), PASSWORD);
    await user.type(field(passwordWords.repeatPassword), PASSWORD);
  }

  test('sends both passwords, says what follows and is empty again', async () => {
    const page = await open();
    await fillIn(page);

    await page.user.click(button(words.passwordChange));

    expect(await screen.findByText(words.passwordChanged)).toBeVisible();
    expect(api.sent('ChangePassword')).toEqual([{ input: { currentPassword: 'old password', newPassword: PASSWORD } }]);
    expect(field(words.currentPassword)).toHaveValue('');
  });

  test('shows at its field that the current password is wrong, and keeps the new one', async () => {
    api.refuse('ChangePassword', { reason: 'INVALID_CREDENTIALS', fields: { currentPassword: 'Wrong' } });
    const page = await open();
    await fillIn(page);

    await page.user.click(button(words.passwordChange));

    expect(await screen.findByText(common.errors.wrongPassword)).toBeVisible();
    expect(field(words.currentPassword)).toHaveFocus();
    expect(field(passwordWords.newPassword)).toHaveValue(PASSWORD);
  });

  test('requires twelve characters, and the same twice', async () => {
    const { user } = await open();
    await user.type(field(words.currentPassword), 'old password');
    await user.type(field(passwordWords.newPassword), 'short');
    await user.type(field(passwordWords.repeatPassword), 'other{Enter}');

    expect(field(passwordWords.newPassword)).toHaveFocus();
    expect(field(passwordWords.newPassword)).toBeInvalid();
    expect(field(passwordWords.repeatPassword)).toHaveAccessibleDescription(common.forms.different);
    expect(api.sent('ChangePassword')).toEqual([]);
  });
});

describe('the form of the profile', () => {
  const open = () => openPanel(InfoPanel, words.save);

  test('holds what is stored, and sends what was changed', async () => {
    const { user } = await open();
    expect(field(words.bio)).toHaveValue('Swims');

    await user.clear(field(words.displayName));
    await user.type(field(words.displayName), 'Ada Lake{Enter}');

    expect(await screen.findByText(words.saved)).toBeVisible();
    expect(api.sent('UpdateProfile')).toEqual([
      { input: { displayName: 'Ada Lake', bio: 'Swims', location: '', website: '' } },
    ]);
  });

  test('says at each field what does not fit', async () => {
    const { user } = await open();
    await user.clear(field(words.displayName));
    await user.type(field(words.website), 'pond');

    await user.click(button(words.save));

    expect(field(words.displayName)).toHaveAccessibleDescription(common.forms.required);
    expect(field(words.displayName)).toHaveFocus();
    expect(field(words.website)).toHaveAccessibleDescription(common.forms.website);
    expect(api.sent('UpdateProfile')).toEqual([]);
  });

  test('counts what is left of the bio, and refuses one that is too long', async () => {
    const { user } = await open();
    expect(screen.getByText('295 characters left')).toBeVisible();

    await user.click(field(words.bio));
    await user.paste('x'.repeat(296));
    await user.click(button(words.save));

    expect(field(words.bio)).toHaveAccessibleDescription('At most 300 characters.');
    expect(api.sent('UpdateProfile')).toEqual([]);
  });

  test('keeps what was typed after a failure', async () => {
    api.fail('UpdateProfile');
    const { user } = await open();

    await user.type(field(words.location), 'The lake{Enter}');

    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(field(words.location)).toHaveValue('The lake');
  });

  test('keeps what is not saved for the next time, until it is discarded', async () => {
    const first = await open();
    await first.user.type(field(words.location), 'The lake');
    first.unmount();
    const { user } = await open();
    expect(field(words.location)).toHaveValue('The lake');

    await user.click(button(words.discard));

    expect(field(words.location)).toHaveValue('');
    expect(field(words.displayName)).toHaveFocus();
    expect(screen.queryByText(words.unsaved)).not.toBeInTheDocument();
  });
});

describe('the form of a new handle', () => {
  test('sends it, and names it', async () => {
    const { user } = await renderPage(<HandleForm handle="ada" onDone={() => undefined} />, { viewer });
    await screen.findByRole('button', { name: words.handleChange });

    await user.clear(field(entrance.handle));
    await user.type(field(entrance.handle), 'ada_pond{Enter}');

    expect(await screen.findByText(fill(words.handleChanged, { handle: 'ada_pond' }))).toBeVisible();
    expect(api.sent('ChangeHandle')).toEqual([{ handle: 'ada_pond' }]);
  });

  test('refuses the present one', async () => {
    const { user } = await renderPage(<HandleForm handle="ada" onDone={() => undefined} />, { viewer });

    await user.click(await screen.findByRole('button', { name: words.handleChange }));

    expect(field(entrance.handle)).toHaveAccessibleDescription(words.handleSame);
    expect(api.sent('ChangeHandle')).toEqual([]);
  });

  test('is not there while the last change is recent', async () => {
    api.answer('HandlePause', { viewer: { handleChangeableAt: '2030-01-05T10:00:00.000Z' } });

    await renderPage(<HandleForm handle="ada" onDone={() => undefined} />, { viewer });

    expect(await screen.findByText(/You changed your handle recently/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('the form of a new email address', () => {
  test('sends it with the password', async () => {
    const { user } = await renderPage(<EmailForm handle="ada" onDone={() => undefined} />, { viewer });
    await screen.findByRole('button', { name: words.sendLinks });

    await user.type(field(words.newEmail), 'lake@example.com');
    await user.type(field(words.currentPassword), 'my password{Enter}');

    expect(await screen.findByText(words.emailSent)).toBeVisible();
    expect(api.sent('ChangeEmail')).toEqual([{ input: { email: 'lake@example.com', password: 'my password' } }]);
  });

  test('shows a refusal of the server at its field', async () => {
    api.refuse('ChangeEmail', { reason: 'EMAIL_INVALID', fields: { email: 'No such domain' } });
    const { user } = await renderPage(<EmailForm handle="ada" onDone={() => undefined} />, { viewer });
    await screen.findByRole('button', { name: words.sendLinks });

    await user.type(field(words.newEmail), 'lake@example.com');
    await user.type(field(words.currentPassword), 'my password{Enter}');

    expect(await screen.findByText(common.forms.email)).toBeVisible();
    expect(field(words.newEmail)).toHaveFocus();
    expect(field(words.currentPassword)).toHaveValue('my password');
  });
});

describe('the languages that one reads', () => {
  test('keep those that another client chose', async () => {
    const preferences = { contentLanguages: ['en', 'pt'] };
    const { user } = await renderPage(<ContentLanguages />, { viewer: { ...viewer, preferences } });

    await user.click(await screen.findByRole('switch', { name: languageNames.he }));

    await waitFor(() =>
      expect(api.sent('UpdatePreferences')).toEqual([{ input: { contentLanguages: ['en', 'pt', 'he'] } }]),
    );
    expect(screen.getByRole('switch', { name: 'português' })).toBeChecked();
  });

  test('can be any, and one always remains', async () => {
    const { user } = await renderPage(<ContentLanguages />, { viewer });
    expect(await screen.findByRole('switch', { name: languageNames.en })).toBeDisabled();

    await user.selectOptions(field(words.addLanguage), 'French');
    await user.click(button(words.add));
    await user.click(screen.getByRole('switch', { name: languageNames.en }));

    expect(await screen.findByRole('switch', { name: 'français' })).toBeDisabled();
    await waitFor(() =>
      expect(api.sent('UpdatePreferences')).toEqual([
        { input: { contentLanguages: ['en', 'fr'] } },
        { input: { contentLanguages: ['fr'] } },
      ]),
    );
  });
});

test('quacks in other languages are left out where one chooses so', async () => {
  const { user } = await renderPage(<OtherLanguages />, { viewer });
  expect(await screen.findByRole('radio', { name: words.otherLanguagesOFF })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: words.otherLanguagesLISTS }));

  await waitFor(() => expect(api.sent('UpdatePreferences')).toEqual([{ input: { languageFilter: 'LISTS' } }]));
  expect(screen.getByRole('radio', { name: words.otherLanguagesLISTS })).toBeChecked();
});
