import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { en as mailed } from '../../src/features/front-door/email-subscription/messages.en';
import { he as mailedHebrew } from '../../src/features/front-door/email-subscription/messages.he';
import { en as words } from '../../src/features/front-door/messages.en';
import { he as hebrew } from '../../src/features/front-door/messages.he';
import { SubscribeForm } from '../../src/features/front-door/SubscribeForm';
import { en as common } from '../../src/i18n/en/catalog';
import { UnsubscribePage } from '../../src/routes/unsubscribe';
import { VerifySubscriptionPage } from '../../src/routes/verify-subscription';
import { api } from '../support/api';
import { button, field } from '../support/fields';
import { renderPage } from '../support/render';

describe.each(['news', 'opening'] as const)('the form that subscribes to news, as %s', (kind) => {
  test('sends the address without spaces around it, and says to check the mailbox', async () => {
    const { user } = await renderPage(<SubscribeForm kind={kind} />);
    await user.type(field(words.email), ' wren@example.com ');

    await user.click(button(words.send));

    expect(await screen.findByRole('heading', { name: words.sentTitle })).toHaveFocus();
    expect(screen.getByText('wren@example.com')).toBeVisible();
    expect(api.sent('SubscribeEmail')).toEqual([{ email: 'wren@example.com' }]);
  });

  test('refuses what is no address, and keeps it', async () => {
    const { user } = await renderPage(<SubscribeForm kind={kind} />);

    await user.type(field(words.email), 'wren{Enter}');

    expect(field(words.email)).toHaveAccessibleDescription(expect.stringContaining(common.forms.email));
    expect(field(words.email)).toHaveFocus();
    expect(field(words.email)).toHaveValue('wren');
    expect(api.sent('SubscribeEmail')).toEqual([]);
  });
});

describe('the form that subscribes to news', () => {
  test('takes another address after the first', async () => {
    const { user } = await renderPage(<SubscribeForm kind="news" />);
    await user.type(field(words.email), 'wren@example.com{Enter}');

    await user.click(await screen.findByRole('button', { name: words.other }));
    await user.type(field(words.email), 'robin@example.com{Enter}');

    expect(await screen.findByText('robin@example.com')).toBeVisible();
    expect(api.sent('SubscribeEmail')).toHaveLength(2);
  });

  test('keeps the address where no response comes, and sends it again', async () => {
    api.fail('SubscribeEmail');
    const { user } = await renderPage(<SubscribeForm kind="news" />);
    await user.type(field(words.email), 'wren@example.com{Enter}');
    expect(await screen.findByText(common.errors.network)).toBeVisible();
    expect(field(words.email)).toHaveValue('wren@example.com');

    api.answer('SubscribeEmail', { subscribeEmail: true });
    await user.click(button(words.send));

    expect(await screen.findByRole('heading', { name: words.sentTitle })).toBeVisible();
  });

  test('says how long to wait after too many tries', async () => {
    api.refuse('SubscribeEmail', { code: 'RATE_LIMITED', retryAfter: 120 });
    const { user } = await renderPage(<SubscribeForm kind="news" />);

    await user.type(field(words.email), 'wren@example.com{Enter}');

    expect(await screen.findByText(/120 seconds/)).toBeVisible();
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    const { user } = await renderPage(<SubscribeForm kind="opening" />, { language: 'he' });
    await user.type(field(hebrew.email), 'wren@example.com');

    await user.click(button(hebrew.send));

    expect(await screen.findByRole('heading', { name: hebrew.sentTitle })).toBeVisible();
  });
});

describe('the link that confirms a subscription', () => {
  const follow = (token: string, language: 'en' | 'he' = 'en') =>
    renderPage(<VerifySubscriptionPage />, { at: `/verify-subscription?token=${token}`, language });

  test('says that it is confirmed, in the language of its reader', async () => {
    await follow('first', 'he');

    expect(await screen.findByRole('heading', { name: mailedHebrew.verifiedTitle })).toBeVisible();
    expect(api.sent('VerifyEmailSubscription')).toEqual([{ token: 'first' }]);
  });

  test('says that it is too old or incomplete', async () => {
    api.refuse('VerifyEmailSubscription', { reason: 'TOKEN_INVALID' });

    await follow('old');

    expect(await screen.findByRole('heading', { name: mailed.expiredTitle })).toBeVisible();
    expect(screen.getByText(mailed.expiredText)).toHaveRole('alert');
  });

  test('is tried again where no response came', async () => {
    api.fail('VerifyEmailSubscription');
    const { user } = await follow('lost');
    expect(await screen.findByRole('heading', { name: mailed.verifyFailed })).toBeVisible();
    expect(screen.getByText(common.errors.network)).toHaveRole('alert');

    api.answer('VerifyEmailSubscription', { verifyEmailSubscription: true });
    await user.click(button(common.states.retry));

    expect(await screen.findByRole('heading', { name: mailed.verifiedTitle })).toBeVisible();
  });
});

describe('the link that ends news', () => {
  const follow = (search: string, language: 'en' | 'he' = 'en') =>
    renderPage(<UnsubscribePage />, { at: `/unsubscribe${search}`, language });

  test('ends nothing until the button is pressed', async () => {
    const { user } = await follow('?token=leave');
    expect(screen.getByText(mailed.unsubscribeText)).toBeVisible();
    expect(api.sent('UnsubscribeEmail')).toEqual([]);

    await user.click(button(mailed.unsubscribe));

    expect(await screen.findByRole('heading', { name: mailed.leftTitle })).toBeVisible();
    expect(screen.getByText(mailed.leftText)).toHaveRole('status');
    expect(api.sent('UnsubscribeEmail')).toEqual([{ token: 'leave' }]);
  });

  test('ends the digests of an account where it is about them', async () => {
    const { user } = await follow('?token=leave&list=digest', 'he');

    await user.click(button(mailedHebrew.unsubscribe));

    expect(await screen.findByText(mailedHebrew.leftDigestText)).toBeVisible();
    expect(api.sent('UnsubscribeFromDigest')).toEqual([{ token: 'leave' }]);
    expect(api.sent('UnsubscribeEmail')).toEqual([]);
  });

  test('says that it is incomplete, without asking where it has no token', async () => {
    api.refuse('UnsubscribeEmail', { reason: 'TOKEN_INVALID' });
    const { user, unmount } = await follow('?token=x');
    await user.click(button(mailed.unsubscribe));
    expect(await screen.findByText(mailed.brokenText)).toHaveRole('alert');
    unmount();

    await follow('');

    expect(screen.getByText(mailed.brokenText)).toBeVisible();
    expect(api.sent('UnsubscribeEmail')).toHaveLength(1);
  });

  test('can be pressed again where it failed', async () => {
    api.fail('UnsubscribeEmail');
    const { user } = await follow('?token=leave');
    await user.click(button(mailed.unsubscribe));
    expect(await screen.findByText(mailed.unsubscribeFailed)).toHaveRole('alert');

    api.answer('UnsubscribeEmail', { unsubscribeEmail: true });
    await user.click(button(mailed.unsubscribe));

    expect(await screen.findByRole('heading', { name: mailed.leftTitle })).toBeVisible();
  });
});
