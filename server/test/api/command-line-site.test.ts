import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/database/ids.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import { TestCommandLine } from './support/command-line.js';
import type { Person } from './support/world.js';

const AUDIT = '{ auditLog(first: 1) { edges { node { action actorHandle changes { field before after } } } } }';

let app: TestApp;
let root: Person;
let operator: TestCommandLine;
beforeAll(async () => {
  app = await startTestApp();
  root = await app.world.person('root', { role: 'root' });
  operator = new TestCommandLine(app);
});
afterAll(() => app.stop());

const lastEntry = async () => (await app.as(root).graphql(AUDIT)).data.auditLog.edges[0].node;

describe('invites', () => {
  it('are created for someone, listed without their codes, and revoked after a yes', async () => {
    const owner = await app.world.person('inviter', { role: 'editor' });
    const offer = 'query ($code: String!) { invite(code: $code) { owner { handle } } }';

    const made = await operator.json(['invites', 'create', '--owner', 'inviter', '--uses', '5', '--days', '7']);
    const entry = await lastEntry();
    const offered = (await app.visitor.graphql(offer, { code: made.code })).data.invite;
    const listed = await operator.json(['invites', 'list', '--query', 'inviter', '--state', 'open']);
    const unsure = await operator.run(['invites', 'revoke', made.id as string]);
    const revoked = await operator.run(['invites', 'revoke', made.id as string, '--yes']);

    expect(made).toMatchObject({ owner: owner.handle, maxUses: 5 });
    expect(made.url).toBe(`http://localhost:3000/register?invite=${made.code}`);
    expect(entry).toMatchObject({ action: 'invite.created', actorHandle: 'command line' });
    expect(offered).toEqual({ owner: { handle: 'inviter' } });
    expect(listed).toMatchObject({ total: 1, invites: [{ id: made.id, state: 'open', uses: 0 }] });
    expect(JSON.stringify(listed)).not.toContain(made.code);
    expect([unsure.code, revoked.code]).toEqual([2, 0]);
    expect((await app.visitor.graphql(offer, { code: made.code })).data.invite).toBeNull();
  });

  it('that do not exist are told', async () => {
    const ended = await operator.run(['invites', 'revoke', 'no-such-id', '--yes']);

    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error.trim().split('\n')).toHaveLength(1);
  });
});

describe('registrations', () => {
  it('are closed and opened, and the log says what it was before', async () => {
    const closed = await operator.run(['registrations', 'closed']);
    const entry = await lastEntry();
    const refused = await operator.run(['invites', 'create', '--owner', 'root']);
    const opened = await operator.json(['registrations', 'open']);

    expect(closed).toEqual({ code: 0, out: 'No one can register.\n', error: '' });
    expect(entry).toMatchObject({
      ...{ action: 'registration.mode.changed', actorHandle: 'command line' },
      changes: [{ field: 'mode', before: 'OPEN', after: 'CLOSED' }],
    });
    expect(refused.code).toBe(1);
    expect(opened).toEqual({ mode: 'open' });
  });
});

describe('maintenance', () => {
  const STATUS = '{ maintenanceStatus { isUnderMaintenance maintenance { name } } }';
  const status = async () => (await app.visitor.graphql(STATUS)).data.maintenanceStatus;

  it('closes the site with a message, and opens it again', async () => {
    const none = await operator.run(['maintenance', 'off']);
    const on = await operator.json(['maintenance', 'on', '--name', 'New disks', '--message', 'Back at noon.']);
    const during = await status();
    const off = await operator.json(['maintenance', 'off']);
    const list = await operator.json(['maintenance', 'list']);

    expect(none).toEqual({ code: 1, out: '', error: 'No maintenance window is on.\n' });
    expect(on).toMatchObject({ name: 'New disks', message: 'Back at noon.', path: null, isActive: true });
    expect(during).toEqual({ isUnderMaintenance: true, maintenance: { name: 'New disks' } });
    expect(off).toEqual({ ids: [on.id] });
    expect((await status()).isUnderMaintenance).toBe(false);
    expect((list.windows as Json[]).map(({ id, isActive }) => [id, isActive])).toEqual([[on.id, false]]);
  });

  it('says everything that is wrong about a window', async () => {
    const ended = await operator.run(['maintenance', 'on', '--path', 'stream?', '--until', 'noon']);

    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error.trim().split('\n')).toHaveLength(2);
    expect((await status()).isUnderMaintenance).toBe(false);
  });
});

describe('jobs', () => {
  it('lists an event whose handlers keep failing, and tries it again', async () => {
    const id = newId();
    await app.rows(
      `insert into outbox_events (id, type, payload, attempts, next_attempt_at, last_error)
       values ($1, 'test.failing', '{}', 9, now() + interval '1 day', 'It broke')`,
      [id],
    );

    const listed = await operator.json(['jobs', 'list']);
    const text = await operator.run(['jobs', 'list']);
    const retried = await operator.run(['jobs', 'retry', id]);
    const entry = await lastEntry();
    const again = await operator.run(['jobs', 'retry', id]);

    expect(listed.failures).toEqual([
      expect.objectContaining({ id, kind: 'EVENT', name: 'test.failing', reason: 'It broke' }),
    ]);
    expect((listed.queues as Json[]).map(({ queue }) => queue as string)).toContain('mail.deliver');
    expect(text.out).toMatch(/^QUEUE +WAITING +ACTIVE +FAILED\n/);
    expect(retried.code).toBe(0);
    expect(entry).toMatchObject({ action: 'event.retried', actorHandle: 'command line' });
    expect(again).toEqual({ code: 1, out: '', error: 'Failed event not found\n' });
  });
});

describe('stats and version', () => {
  it('say how the site is', async () => {
    const stats = await operator.json(['stats', '--days', '7']);
    const text = await operator.run(['stats']);
    const version = await operator.json(['version']);

    expect(stats).toMatchObject({ days: 7, health: { mail: { failed: 0 }, degraded: [] } });
    expect((stats.figures as Json[]).find(({ figure }) => figure === 'people')?.total).toBe(2);
    expect(text.out).toMatch(/^Database +PostgreSQL \d/m);
    expect(version).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), node: process.versions.node });
  });
});
