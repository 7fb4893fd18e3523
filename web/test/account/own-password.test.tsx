import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { DeleteAccountDialog } from '../../src/features/account/leaving/DeleteAccountDialog';
import { en as leaving } from '../../src/features/account/leaving/messages.en';
import { en as passwordWords } from '../../src/features/account/passwords/messages.en';
import { EmailForm } from '../../src/features/account/settings/EmailForm';
import { en as settings } from '../../src/features/account/settings/messages.en';
import { PasswordPanel } from '../../src/features/account/settings/PasswordPanel';
import { CreateTokenForm } from '../../src/features/account/tokens/CreateTokenForm';
import { en as tokens } from '../../src/features/account/tokens/messages.en';
import { en as confirmation } from '../../src/features/session/confirmation/messages.en';
import { en as exports } from '../../src/features/session/data-export/messages.en';
import { RequestExportDialog } from '../../src/features/session/data-export/RequestExportDialog';
import { useViewer } from '../../src/features/session/viewer/viewer';
import { api } from '../support/api';
import { button, field } from '../support/fields';
import { renderPage } from '../support/render';

const NEXT = 'reed and water lily';
const nothing = () => undefined;

function OwnPasswordPanel() {
  const viewer = useViewer();
  return viewer && <PasswordPanel viewer={viewer} />;
}

interface FormCase {
  form: ReactNode;
  operation: string;
  label: string;
  send: string;
  /** What is typed beside the password and the code, by label. */
  typed?: Record<string, string>;
  /** The name of the password in the input. */
  name?: string;
}

const FORMS: Record<string, FormCase> = {
  'a new password': {
    form: <OwnPasswordPanel />,
    operation: 'ChangePassword',
    label: settings.currentPassword,
    send: settings.passwordChange,
    typed: { [passwordWords.newPassword]: NEXT, [passwordWords.repeatPassword]: NEXT },
    name: 'currentPassword',
  },
  'a new email address': {
    form: <EmailForm handle="ada" onDone={nothing} />,
    operation: 'ChangeEmail',
    label: settings.currentPassword,
    send: settings.sendLinks,
    typed: { [settings.newEmail]: 'lake@example.com' },
  },
  'an access token': {
    form: <CreateTokenForm handle="ada" onCreated={nothing} onClose={nothing} />,
    operation: 'CreatePersonalToken',
    label: tokens.password,
    send: tokens.create,
    typed: { [tokens.name]: 'script' },
  },
  'a copy of the own data': {
    form: <RequestExportDialog onAsked={nothing} onClose={nothing} />,
    operation: 'RequestExport',
    label: exports.password,
    send: exports.confirm,
  },
  leaving: {
    form: <DeleteAccountDialog handle="ada" onLeft={nothing} onClose={nothing} />,
    operation: 'DeleteAccount',
    label: leaving.password,
    send: leaving.confirm,
  },
};

async function open({ form, label, send, typed = {} }: FormCase, isTotpOn: boolean) {
  const { user } = await renderPage(form, { viewer: { security: { isTotpOn } } });
  await screen.findByRole('button', { name: send });
  if (isTotpOn) await screen.findByLabelText(confirmation.code);
  for (const [name, text] of Object.entries(typed)) await user.type(field(name), text);
  await user.type(field(label), 'my password');
  return user;
}
/** The variables of the last request, whether they are in an input or not. */
function sent({ operation }: FormCase): Record<string, unknown> | undefined {
  const variables = api.sent(operation).at(-1) as Record<string, unknown> | undefined;
  return (variables?.input as Record<string, unknown> | undefined) ?? variables;
}
function expectTyped({ typed = {}, label }: FormCase) {
  for (const [name, text] of Object.entries({ ...typed, [label]: 'my password' }))
    expect(field(name)).toHaveValue(text);
}

describe.each(Object.entries(FORMS))('the form for %s', (_, each) => {
  const name = each.name ?? 'password';

  test('sends the password alone where no second factor is on', async () => {
    const user = await open(each, false);
    expect(screen.queryByLabelText(confirmation.code)).not.toBeInTheDocument();

    await user.click(button(each.send));

    await waitFor(() => expect(sent(each)).toMatchObject({ [name]: 'my password' }));
    expect(sent(each)?.code ?? null).toBeNull();
  });

  test('requires a code where a second factor is on, and sends it', async () => {
    const user = await open(each, true);

    await user.click(button(each.send));
    expect(field(confirmation.code)).toBeInvalid();
    expect(api.sent(each.operation)).toEqual([]);
    await user.type(field(confirmation.code), '123456');
    await user.click(button(each.send));

    await waitFor(() => expect(sent(each)).toMatchObject({ [name]: 'my password', code: '123456' }));
  });

  test('shows a wrong code at its field, and keeps what was typed', async () => {
    api.refuse(each.operation, { reason: 'SECOND_FACTOR_INVALID', fields: { code: 'Wrong code' } });
    const user = await open(each, true);

    await user.type(field(confirmation.code), '123456');
    await user.click(button(each.send));

    expect(await screen.findByText('Wrong code')).toBeVisible();
    expect(field(confirmation.code)).toBeInvalid();
    expect(field(confirmation.code)).toHaveFocus();
    expectTyped(each);
  });

  test('asks for a code when the server does, because the second factor was turned on elsewhere', async () => {
    api.refuse(each.operation, { reason: 'SECOND_FACTOR_REQUIRED', fields: { code: 'Enter the code' } });
    const user = await open(each, false);

    await user.click(button(each.send));
    expect(await screen.findByText('Enter the code')).toBeVisible();
    expectTyped(each);
    api.answer(each.operation, {});
    await user.type(field(confirmation.code), '123456');
    await user.click(button(each.send));

    await waitFor(() => expect(sent(each)).toMatchObject({ [name]: 'my password', code: '123456' }));
  });
});

test('an account that is deleted at once takes its handle, the password and a code', async () => {
  const { user } = await renderPage(<DeleteAccountDialog handle="ada" onLeft={nothing} onClose={nothing} />, {
    viewer: { security: { isTotpOn: true } },
  });
  await screen.findByLabelText(confirmation.code);

  await user.click(screen.getByRole('radio', { name: new RegExp(`^${leaving.atOnce}`) }));
  await user.type(field(leaving.typeHandle.replace('{handle}', 'ada')), 'ada');
  await user.type(field(leaving.password), 'my password');
  await user.type(field(confirmation.code), '123456');
  await user.click(button(leaving.confirmAtOnce));

  expect(await screen.findByText(leaving.deletedAtOnce)).toBeVisible();
  expect(api.sent('DeleteAccountAtOnce')).toEqual([{ handle: 'ada', password: 'my password', code: '123456' }]);
});
