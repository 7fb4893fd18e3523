import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { TestCommandLine } from './support/command-line.js';
import { PASSWORD, type Person } from './support/world.js';

const NEW_PASSWORD = 'cobalt-lantern-weaves-37-orchard';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const AUDIT = '{ auditLog(first: 1) { edges { node { action actorId actorHandle subjectName } } } }';
const VIEWER = '{ viewer { email } }';

let app: TestApp;
let root: Person;
let operator: TestCommandLine;
beforeAll(async () => {
  app = await startTestApp();
  root = await app.world.person('root', { role: 'root' });
  operator = new TestCommandLine(app);
});
afterAll(() => app.stop());

const signIn = (login: string, password: string) => app.visitor.graphql(LOGIN, { input: { login, password } });
const lastEntry = async () => (await app.as(root).graphql(AUDIT)).data.auditLog.edges[0].node;

describe('accounts create', () => {
  it('makes an account with a role that can sign in at once, and the log says that it was the command line', async () => {
    const ended = await operator.run(['accounts', 'create', 'mira', 'mira@example.org', '--role', 'admin'], {
      input: `${NEW_PASSWORD}\n`,
    });

    expect(ended).toEqual({ code: 0, out: 'The account @mira was created.\n', error: '' });
    expect((await signIn('mira', NEW_PASSWORD)).data.login.token).toBeTruthy();
    expect(await lastEntry()).toEqual({
      ...{ action: 'user.created', subjectName: 'mira' },
      ...{ actorId: null, actorHandle: 'command line' },
    });
    const file = await (await app.as(root).raw('/api/audit-log/export?action=user.created')).text();
    expect(file).toContain('The command line created the account @mira');
  });

  it('emails an invitation in the language of the person', async () => {
    const args = ['accounts', 'create', 'noa', 'noa@example.org', '--invite', '--language', 'he', '--name', 'נועה'];

    const account = await operator.json(args);

    expect(account).toMatchObject({ handle: 'noa', displayName: 'נועה', role: 'basic', states: ['invited'] });
    expect((await app.mailbox.latestTo('noa@example.org')).subject).toMatch(/[א-ת]/);
  });

  it('says everything that is wrong, and makes nothing', async () => {
    const ended = await operator.run(['accounts', 'create', 'x', 'no-address', '--role', 'root'], { input: 'short\n' });

    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error.trim().split('\n')).toHaveLength(3);
    expect(await operator.json(['accounts', 'list', '--query', 'no-address'])).toEqual({ accounts: [], total: 0 });
  });
});

describe('accounts list and show', () => {
  it('find people by a part of the name, a role and a state', async () => {
    for (const handle of ['heron_one', 'heron_two', 'heron_three']) await app.world.person(handle);
    await operator.run(['accounts', 'role', 'heron_two', 'editor']);

    const page = await operator.json(['accounts', 'list', '--query', 'heron', '--limit', '2']);
    const editors = await operator.json(['accounts', 'list', '--query', 'heron', '--role', 'editor']);
    const gone = await operator.json(['accounts', 'list', '--query', 'heron', '--state', 'suspended']);
    const text = await operator.run(['accounts', 'list', '--query', 'heron', '--role', 'editor']);

    expect((page.accounts as Json[]).map(({ handle }) => handle)).toEqual(['heron_three', 'heron_two']);
    expect(page.total).toBe(3);
    expect(editors).toMatchObject({
      total: 1,
      accounts: [{ handle: 'heron_two', role: 'editor', states: ['active'] }],
    });
    expect(gone.total).toBe(0);
    expect(text.out).toMatch(/^HANDLE +NAME .*\n@heron_two .*editor.*\n1 of 1\n$/);
  });

  it('know a person by handle, with or without the @, and by address', async () => {
    const { id, email } = await app.world.person('teal');

    const found = await Promise.all(['teal', '@TEAL', email].map((name) => operator.json(['accounts', 'show', name])));
    const shown = await operator.run(['accounts', 'show', 'teal']);

    expect(found.map((account) => account.id)).toEqual([id, id, id]);
    expect(found[0]).toMatchObject({ isSecondFactorOn: false, isEmailVerified: true });
    expect(shown.out).toMatch(/^Handle +@teal$/m);
    expect(await operator.run(['accounts', 'show', 'no_such_person'])).toEqual({
      ...{ code: 1, out: '' },
      error: 'No one has the handle or email address no_such_person.\n',
    });
  });
});

describe('accounts role', () => {
  it('makes a root and takes that away again, but never from the last one', async () => {
    await app.world.person('second_root');

    const made = await operator.json(['accounts', 'role', 'second_root', 'root']);
    const taken = await operator.json(['accounts', 'role', 'second_root', 'basic']);
    const last = await operator.run(['accounts', 'role', 'root', 'basic']);

    expect([made.role, taken.role]).toEqual(['root', 'basic']);
    expect(last).toMatchObject({ code: 1, out: '' });
    expect(last.error).toContain('This is the last active root account.');
  });
});

describe('accounts confirm', () => {
  it('confirms an address whose owner no email reaches, once', async () => {
    const register = 'mutation ($input: RegisterInput!) { register(input: $input) }';
    const input = { handle: 'unreached', email: 'unreached@example.org', password: NEW_PASSWORD };
    expect((await app.visitor.graphql(register, { input })).errors).toBeUndefined();

    const confirmed = await operator.run(['accounts', 'confirm', 'unreached']);
    const again = await operator.run(['accounts', 'confirm', 'unreached']);

    expect(confirmed).toMatchObject({ code: 0, error: '' });
    expect((await signIn('unreached', NEW_PASSWORD)).data.login.token).toBeTruthy();
    expect(await lastEntry()).toMatchObject({ action: 'user.verified', actorHandle: 'command line' });
    expect(again).toEqual({ code: 1, out: '', error: 'This email address is already verified.\n' });
  });
});

describe('accounts suspend and unsuspend', () => {
  const SUSPEND = ['accounts', 'suspend', 'loud', '--reason', 'Sold watches in replies.'];

  it('suspend with a reason that the person reads, and give everything back', async () => {
    const loud = await app.world.person('loud');

    const unsure = await operator.run([...SUSPEND, '--rule', '1']);
    const before = (await app.as(loud).graphql(VIEWER)).data.viewer;
    const suspended = await operator.run([...SUSPEND, '--rule', '1', '--yes']);
    const shown = await operator.json(['accounts', 'show', 'loud']);
    const mail = await app.mailbox.latestTo(loud.email);
    const lifted = await operator.run(['accounts', 'unsuspend', 'loud']);
    const again = await operator.run(['accounts', 'unsuspend', 'loud']);

    expect(unsure).toMatchObject({ code: 2, error: 'Add --yes to confirm: there is no terminal to ask at.\n' });
    expect(before).toMatchObject({ email: loud.email });
    expect(suspended).toEqual({ code: 0, out: 'loud is suspended.\n', error: '' });
    expect(shown.states).toEqual(['suspended']);
    expect(mail.text).toContain('Sold watches in replies.');
    expect(lifted).toEqual({ code: 0, out: 'loud is no longer suspended.\n', error: '' });
    expect((await operator.json(['accounts', 'show', 'loud'])).states).toEqual(['active']);
    expect(again).toEqual({ code: 1, out: '', error: 'loud is not suspended.\n' });
  });

  it('want the rule or the law, and list the rules for a number that none has', async () => {
    await app.world.person('quiet');
    const args = ['accounts', 'suspend', 'quiet', '--reason', 'Spam.', '--yes'];

    expect(await operator.run(args)).toMatchObject({ code: 2, error: 'Add either --rule or --law.\n' });
    expect(await operator.run([...args, '--rule', '19'])).toMatchObject({
      ...{ code: 1, error: expect.stringMatching(/^There is no rule 19\. The rules are:\n {2}1 {2}\S/) },
    });
    expect((await operator.run([...args, '--law', 'Penal code, section 1'])).code).toBe(0);
  });
});

describe('accounts delete', () => {
  it('asks at a terminal, and deletes only after a yes', async () => {
    await app.world.person('leaving');
    const args = ['accounts', 'delete', 'leaving'];

    const no = await operator.run(args, { input: '\n', isTyped: true });
    const yes = await operator.run(args, { input: 'y\n', isTyped: true });
    const again = await operator.run(args, { input: 'y\n', isTyped: true });

    expect(no).toMatchObject({ code: 1, out: '' });
    expect(no.error).toContain('Delete the account @leaving (');
    expect(no.error).toContain('Nothing was changed.');
    expect(yes).toMatchObject({ code: 0, out: 'The account @leaving was deleted.\n' });
    expect(await lastEntry()).toMatchObject({ action: 'user.deleted', actorHandle: 'command line' });
    expect(again.error).toBe('No one has the handle or email address leaving.\n');
  });

  it('needs --yes without a terminal', async () => {
    const { id } = await app.world.person('scripted');

    expect((await operator.run(['accounts', 'delete', 'scripted'])).code).toBe(2);
    expect(await operator.json(['accounts', 'delete', 'scripted', '--yes', '--keep-posts'])).toEqual({ deletedId: id });
  });
});

describe('a command', () => {
  it.each([
    [['accounts']],
    [['accounts', 'show']],
    [['accounts', 'shine', 'ada']],
    [['accounts', 'role', 'ada', 'queen']],
    [['accounts', 'list', '--limit', '0']],
    [['accounts', 'list', '--colour']],
    [['accounts', 'suspend', 'ada']],
  ])('explains its usage where it is given %j', async (args) => {
    const ended = await operator.run(args);

    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.error).toContain('Usage: mallard accounts');
  });

  it('explains itself where it is asked to', async () => {
    const ended = await operator.run(['accounts', 'suspend', '--help']);

    expect(ended).toMatchObject({ code: 0, error: '' });
    expect(ended.out).toContain('--reason <text>');
    expect(ended.out).toContain('--json');
  });

  it('reads a new password from standard input, and never prints it', async () => {
    await app.world.person('forgetful');

    const ended = await operator.run(['accounts', 'reset-password', 'forgetful', '--json'], {
      input: `${NEW_PASSWORD}\n`,
    });

    expect(ended.code).toBe(0);
    expect(ended.out + ended.error).not.toContain(NEW_PASSWORD);
    expect((await signIn('forgetful', PASSWORD)).errors?.[0]?.extensions.reason).toBe('INVALID_CREDENTIALS');
    expect((await signIn('forgetful', NEW_PASSWORD)).data.login.token).toBeTruthy();
  });
});
