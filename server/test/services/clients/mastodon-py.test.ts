import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Json } from '../../api/support/client.js';
import { picture } from '../../api/support/pictures.js';
import { ClientSite, type Member } from '../support/client-site.js';
import { MastodonPy } from '../support/mastodon-py.js';

let site: ClientSite;
let ada: MastodonPy;
let ben: MastodonPy;

beforeAll(async () => {
  site = await ClientSite.start();
  const [first, second] = [await site.member('ada'), await site.member('ben')] as [Member, Member];
  [ada, ben] = [await MastodonPy.of(site, first), await MastodonPy.of(site, second)];
});
afterAll(() => site.stop());

/** Python: what a stream told, by the names of its events. */
const LISTENER = `
import threading, time
class Heard(StreamListener):
    def __init__(self): self.events = []
    def note(name): return lambda self, payload=None: self.events.append((name, payload))
    on_update, on_status_update, on_notification = note('update'), note('status_update'), note('notification')
    on_conversation, on_filters_changed, on_abort = note('conversation'), note('filters_changed'), note('abort')
    def names(self): return [name for name, payload in self.events]
    def has(self, name, fits=lambda payload: True, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if any(each == name and fits(payload) for each, payload in self.events): return True
            time.sleep(0.02)
        return False
    def wait(self, name):
        if not self.has(name): raise Exception(f'There was no {name}, but {self.names()}')
    def once(self, act, name):
        act()
        self.wait(name)
`;

describe('Mastodon.py', () => {
  it('learns the version of the site, and so what it may ask', async () => {
    const found = await ada.run(`
answer = {'version': api.instance().version, 'worked': api.version_check_worked, 'at least': api.verify_minimum_version('4.0.0'),
  'software': api.instance_nodeinfo()['software']['name']}`);

    expect(found).toMatchObject({ worked: true, 'at least': true, software: 'mallard' });
    expect(found.version).toMatch(/^\d+\.\d+\.\d+ \(compatible; Mallard /);
  });

  it('logs in by the code that the page shows, and ends its token', async () => {
    const { app, code } = await MastodonPy.asking(site, await site.member('cyd'));

    const found = await MastodonPy.visitor(site).run(
      `
api = Mastodon(given['id'], given['secret'], api_base_url=site)
api.log_in(code=given['code'], scopes=given['scopes'])
answer = [api.me().acct, api.app_verify_credentials().name]
token = api.access_token
api.revoke_access_token()
try: Mastodon(access_token=token, api_base_url=site).me()
except Exception as error: answer += [type(error).__name__, error.args[3]]`,
      { ...app, code },
    );

    expect(found).toEqual(['cyd', 'A script', 'MastodonUnauthorizedError', 'The access token is invalid']);
  });

  it('reads as a visitor without an app', async () => {
    const id = await ada.run("answer = api.status_post('For everyone').id");

    expect(await MastodonPy.visitor(site).run('answer = [each.id for each in api.timeline_public()]')).toContain(id);
    await ada.run("answer = api.status_delete(given['id'])", { id });
  });

  it('reads home page by page to its end, forwards and back, without a gap or a repetition', async () => {
    const { ids, down, up } = await ada.run(`
ids = [api.status_post(f'quack {n}').id for n in range(7)][::-1]
def walk(page, fetch):
    read = []
    while page:
        read.append([each.id for each in page])
        page = fetch(page)
    return read
down = walk(api.timeline_home(limit=3), api.fetch_next)
up = walk(api.timeline_home(min_id=ids[-1], limit=3), api.fetch_previous)
answer = {'ids': ids, 'down': down, 'up': up, 'all': len(api.fetch_remaining(api.timeline_home(limit=2)))}`);

    expect(down.map(({ length }: string[]) => length)).toEqual([3, 3, 1]);
    expect(down.flat()).toEqual(ids);
    expect(up.toReversed().flat()).toEqual(ids.slice(0, -1));
  });

  it('posts once, however often it tries, and edits', async () => {
    const { same, edited, versions, source } = await ada.run(`
same = {api.status_post('Only once', idempotency_key='the same').id for attempt in range(3)}
id = same.copy().pop()
edited = api.status_update(id, status='Changed', spoiler_text='Ducks')
answer = {'same': len(same), 'edited': edited, 'versions': len(api.status_history(id)), 'source': api.status_source(id).text}`);

    expect(same).toBe(1);
    expect(edited).toMatchObject({ content: '<p>Changed</p>', spoiler_text: 'Ducks' });
    expect([versions, source]).toEqual([2, 'Changed']);
  });

  it('posts pictures, polls, replies, and what is published later', async () => {
    const png = (await picture(64, 48).png().toBuffer()).toString('base64');

    const found = await ada.run(
      `
import base64, datetime
media = api.media_post(base64.b64decode(given['png']), 'image/png', description='A pond', synchronous=True)
media = api.media_update(media, description='A pond at dawn')
shown = api.status_post('Look', media_ids=media)
poll = api.status_post('Which?', poll=api.make_poll(['this', 'that'], 3600, multiple=True))
reply = api.status_reply(shown, 'A reply')
later = api.status_post('Later', scheduled_at=datetime.datetime.now() + datetime.timedelta(hours=2))
moved = api.scheduled_status_update(later, datetime.datetime.now() + datetime.timedelta(hours=3))
api.scheduled_status_delete(later)
context = api.status_context(shown)
answer = {'media': shown.media_attachments, 'poll': poll.poll, 'reply': context.descendants[0].id == reply.id,
  'moved': moved.scheduled_at > later.scheduled_at, 'left': api.scheduled_statuses()}`,
      { png },
    );

    expect(found.media).toMatchObject([{ type: 'image', description: 'A pond at dawn' }]);
    expect(found.poll).toMatchObject({ multiple: true, options: [{ title: 'this' }, { title: 'that' }] });
    expect([found.reply, found.moved, found.left]).toEqual([true, true, []]);
  });

  it('follows, favourites, reblogs and votes, of which the author is told', async () => {
    const { id } = await ada.run(`
answer = api.status_post('Vote for a pond', poll=api.make_poll(['the small one', 'the large one'], 3600))`);

    const acts = await ben.run(
      `
status = api.status(given['id'])
followed = api.account_follow(api.account_lookup('ada'))
api.poll_vote(status.poll, [1])
answer = [followed.following, api.poll(status.poll).own_votes, api.status_favourite(status).favourited,
  api.status_reblog(status).reblog.id == status.id, api.status_bookmark(status).bookmarked,
  [each.acct for each in api.status_favourited_by(status)], len(api.bookmarks()), len(api.favourites())]`,
      { id },
    );

    expect(acts).toEqual([true, [1], true, true, true, ['ben'], 1, 1]);
    const told = await ada.run(`
import time
wanted = {'follow', 'favourite', 'reblog'}
found = []
for attempt in range(200):
    found = api.notifications(types=list(wanted))
    if {each.type for each in found} == wanted: break
    time.sleep(0.05)
answer = [found, api.notifications(id=found[0]).id == found[0].id, api.notifications(mentions_only=True)]`);
    expect(told[0].map(({ type, account }: Json) => [type, account.acct]).toSorted()).toEqual([
      ['favourite', 'ben'],
      ['follow', 'ben'],
      ['reblog', 'ben'],
    ]);
    expect(told.slice(1)).toEqual([true, []]);
  });

  it('whispers, and reads conversations', async () => {
    await ada.run(`
api.account_follow(api.account_lookup('ben'))
answer = api.status_post('@ben psst', visibility='direct').id`);

    const { before, after } = await ben.run(`
before = api.conversations()
after = api.conversations_read(before[0])
answer = {'before': before, 'after': after}`);

    expect(before).toMatchObject([
      { unread: true, accounts: [{ acct: 'ada' }], last_status: { visibility: 'direct', content: '<p>psst</p>' } },
    ]);
    expect(after.unread).toBe(false);
  });

  it('makes filters and lists, changes and deletes them', async () => {
    const found = await ben.run(`
ada = api.account_lookup('ada')
filter = api.filter_create('geese', ['home', 'public'], expires_in=3600)
changed = api.filter_update(filter, phrase='swans', context=['home'])
list = api.list_create('Birds')
api.list_accounts_add(list, [ada])
members = [each.acct for each in api.list_accounts(list)]
of_ada = [each.title for each in api.account_lists(ada)]
read = len(api.timeline_list(list, limit=1))
renamed = api.list_update(list, 'More birds').title
api.list_accounts_delete(list, [ada])
left = api.list_accounts(list)
phrases = [each.phrase for each in api.filters()]
api.filter_delete(filter)
api.list_delete(list)
answer = {'changed': changed, 'list': [members, of_ada, read, renamed, left], 'phrases': phrases,
  'gone': [api.filters(), api.lists()]}`);

    expect(found.changed).toMatchObject({ phrase: 'swans', context: ['home'], whole_word: true });
    expect(found.list).toEqual([['ada'], ['Birds'], 1, 'More birds', []]);
    expect([found.phrases, found.gone]).toEqual([['swans'], [[], []]]);
  });

  it('keeps its places in home and in the notifications', async () => {
    const [set, got, latest] = await ada.run(`
latest = api.timeline_home(limit=1)[0].id
set = api.markers_set(['home'], [latest])
answer = [set, api.markers_get(['home', 'notifications']), latest]`);

    expect(set.home).toMatchObject({ last_read_id: latest, version: expect.any(Number) });
    expect(got.home.last_read_id).toBe(latest);
  });

  it('finds people, posts and hashtags', async () => {
    const found = await ben.run(`
status = api.status_post('All about #Lapwings')
result = api.search('lapwings')
answer = {'tags': [each.name.lower() for each in result.hashtags], 'statuses': [each.id for each in result.statuses],
  'wanted': status.id, 'people': [each.acct for each in api.search('ada', result_type='accounts').accounts],
  'timeline': [each.id for each in api.timeline_hashtag('lapwings')]}`);

    expect(found).toMatchObject({ tags: ['lapwings'], people: ['ada'] });
    expect(found.statuses).toEqual([found.wanted]);
    expect(found.timeline).toEqual([found.wanted]);
  });

  it('hears live what happens to its person', async () => {
    const heard = await ben.run(
      `${LISTENER}
heard = Heard()
stream = api.stream_user(heard, run_async=True)
ada = Mastodon(access_token=given['ada'], api_base_url=site)
heard.once(lambda: api.status_post('Live'), 'update')
id = heard.events[0][1].id
heard.once(lambda: api.status_update(id, status='Changed live'), 'status_update')
heard.once(lambda: ada.status_favourite(id), 'notification')
heard.once(lambda: api.filter_create('geese', ['home']), 'filters_changed')
receiving = stream.is_receiving()
answer = {'names': heard.names(), 'receiving': receiving, 'update': heard.events[0][1].content, 'edit': heard.events[1][1].content,
  'notification': heard.events[2][1]}`,
      { ada: ada.token },
    );

    expect(heard.names).toEqual(['update', 'status_update', 'notification', 'filters_changed']);
    expect([heard.receiving, heard.update, heard.edit]).toEqual([true, '<p>Live</p>', '<p>Changed live</p>']);
    expect(heard.notification).toMatchObject({ type: 'favourite', account: { acct: 'ada' } });
  });

  it('hears live a hashtag, a list and whispers, whose names it sends as a form', async () => {
    const heard = await ben.run(
      `${LISTENER}
ada = Mastodon(access_token=given['ada'], api_base_url=site)
list = api.list_create('Live birds')
api.list_accounts_add(list, [api.account_lookup('ada')])
tag, members, direct = Heard(), Heard(), Heard()
streams = [api.stream_hashtag('coots', tag, run_async=True), api.stream_list(list, members, run_async=True),
  api.stream_direct(direct, run_async=True)]
members.once(lambda: ada.status_post('Of #coots'), 'update')
tag.wait('update')
direct.once(lambda: ada.status_post('@ben psst again', visibility='direct'), 'conversation')
for stream in streams: answer = [tag.names(), members.names(), direct.names(), direct.events[0][1].last_status.content]`,
      { ada: ada.token },
    );

    expect(heard).toEqual([['update'], ['update'], ['conversation'], '<p>psst again</p>']);
  });

  it('connects again after it was told of a deletion, because it takes ids for numbers', async () => {
    const heard = await ben.run(
      `${LISTENER}
heard = Heard()
stream = api.stream_user(heard, run_async=True, reconnect_async=True, reconnect_async_wait_sec=0)
# It connects in its thread, and doesn't say when it has.
while not heard.has('update', seconds=0.2): id = api.status_post('Soon gone').id
heard.once(lambda: api.status_delete(id), 'abort')
again = False
while not again:
    api.status_post('Heard again')
    again = heard.has('update', lambda status: status.content == '<p>Heard again</p>', seconds=0.2)
answer = [str(error) for name, error in heard.events if name == 'abort']`,
    );

    expect(heard[0]).toMatch(/Bad JSON.*[0-9a-f-]{36}/);
  });

  it('is told why something was refused', async () => {
    const refusals = await ben.run(`
answer = []
for attempt in (lambda: api.status('0'), lambda: api.status_post(''), lambda: api.status_post('x' * 501)):
    try: attempt()
    except Exception as error: answer.append([type(error).__name__, error.args[1], error.args[3]])`);

    expect(refusals).toEqual([
      ['MastodonNotFoundError', 404, 'Record not found'],
      ['MastodonAPIError', 422, expect.stringMatching(/^Validation failed: /)],
      ['MastodonAPIError', 422, expect.stringMatching(/^Validation failed: /)],
    ]);
  });
});
