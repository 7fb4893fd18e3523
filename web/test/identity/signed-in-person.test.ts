import { describe, expect, it } from '@jest/globals';
import { SignedInPerson } from '../../src/features/session/sign-in/signed-in-person';
import { Browser, tokenFor } from './browser';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('whom the screens show', () => {
  it('changes only after the cache of the one before is empty', async () => {
    const tab = new Browser().openTab(async () => 'refused');
    const happened: string[] = [];
    const person = new SignedInPerson(tab, {
      clearStore: async () => {
        happened.push('cleared');
        return [];
      },
    });
    person.subscribe(() => happened.push(`shows ${person.read()}`));

    tab.signIn({ token: tokenFor('ada', 60), refreshToken: 'R1' });
    await settled();
    tab.signIn({ token: tokenFor('ben', 60), refreshToken: 'R1' });
    await settled();
    tab.signOut();
    await settled();

    expect(happened).toEqual(['cleared', 'shows ada', 'cleared', 'shows ben', 'cleared', 'shows null']);
  });

  it('stays where only the token changed', async () => {
    const browser = new Browser();
    browser.pair = { token: tokenFor('ada', 60), refreshToken: 'R1' };
    const tab = browser.openTab(async () => 'refused');
    let cleared = 0;
    const person = new SignedInPerson(tab, {
      clearStore: async () => {
        cleared += 1;
        return [];
      },
    });

    tab.signIn({ token: tokenFor('ada', 900), refreshToken: 'R2' });
    await settled();

    expect(person.read()).toBe('ada');
    expect(cleared).toBe(0);
  });
});
