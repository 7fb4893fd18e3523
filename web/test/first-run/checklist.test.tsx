import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { Checklist } from '../../src/features/first-run/Checklist';
import { en } from '../../src/features/first-run/messages.en';
import { api } from '../support/api';
import { fill } from '../support/fields';
import { renderPage } from '../support/render';

const viewer = { onboarding: 'CHECKLIST', user: { bio: '', imageUrl: null } };

const checklist = () => screen.findByRole('region', { name: en.checklist });

describe('the checklist of a new person', () => {
  test('shows no step as open before it is known what is done', async () => {
    const user = { id: 'viewer', followingCount: 7, postCount: 3 };
    const release = api.hold('FirstSteps', { viewer: { user } });
    await renderPage(<Checklist />, { viewer });

    expect(await checklist()).toHaveAttribute('aria-busy', 'true');
    expect(within(await checklist()).queryAllByRole('link')).toEqual([]);
    expect(within(await checklist()).queryAllByRole('button')).toEqual([]);
    release();

    await screen.findByText(fill(en.done, { done: 2, steps: 4 }));
    const open = within(await checklist()).getAllByRole('link');
    expect(open.map(({ textContent }) => textContent)).toEqual([en.doPicture, en.doBio]);
    expect(screen.queryByRole('button', { name: en.doQuack })).toBeNull();
  });

  test('opens its steps on a phone, where it is one line until then', async () => {
    api.answer('FirstSteps', { viewer: { user: { id: 'viewer', followingCount: 7, postCount: 3 } } });
    const { user } = await renderPage(<Checklist />, { viewer });
    const toggle = await screen.findByRole('button', { name: en.showSteps });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await user.click(toggle);

    expect(screen.getByRole('button', { name: en.foldSteps })).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByRole('link', { name: en.doBio }),
    );
  });

  test('leaves out what it could not find out', async () => {
    api.fail('FirstSteps');
    await renderPage(<Checklist />, { viewer });

    expect(await screen.findByRole('link', { name: en.doBio })).toBeVisible();
    expect(screen.queryByText(en.doFollow)).toBeNull();
    expect(screen.queryByRole('button', { name: en.doQuack })).toBeNull();
    expect(screen.queryByText(fill(en.done, { done: 0, steps: 2 }))).toBeNull();
  });
});
