import { Credentials } from '#identity/passwords/credentials.js';
import { Refusal } from './refusals.js';
import type { Site } from './site.js';

/** The id of a person's account. @param login handle, with or without the @, or email address. @throws Refusal for an unknown one */
export async function findPerson(site: Site, login: string): Promise<string> {
  const account = await site.get(Credentials).find(login.replace(/^@/, ''));
  if (!account) throw new Refusal(`No one has the handle or email address ${login}.`);
  return account.id;
}
