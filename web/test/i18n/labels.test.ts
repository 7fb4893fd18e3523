import { expect, test } from '@jest/globals';
import { en as claims } from '../../src/features/admin/claims/messages.en';
import { he as claimsHe } from '../../src/features/admin/claims/messages.he';
import { en as newsletters } from '../../src/features/admin/email-subscription/messages.en';
import { he as newslettersHe } from '../../src/features/admin/email-subscription/messages.he';
import { en as help } from '../../src/features/help/editing/messages.en';
import { he as helpHe } from '../../src/features/help/editing/messages.he';
import { en as relationships } from '../../src/features/people/relationships/messages.en';
import { he as relationshipsHe } from '../../src/features/people/relationships/messages.he';
import { en as requests } from '../../src/features/people/requests/messages.en';
import { he as requestsHe } from '../../src/features/people/requests/messages.he';
import { en as filters } from '../../src/features/posts/filters/messages.en';
import { he as filtersHe } from '../../src/features/posts/filters/messages.he';
import { en as quotes } from '../../src/features/posts/quotes/messages.en';
import { he as quotesHe } from '../../src/features/posts/quotes/messages.he';
import { en as devices } from '../../src/features/session/devices/messages.en';
import { he as devicesHe } from '../../src/features/session/devices/messages.he';
import { en as history } from '../../src/features/session/history/messages.en';
import { he as historyHe } from '../../src/features/session/history/messages.he';
import { follows } from '../../src/i18n/en/follows';
import { follows as followsHe } from '../../src/i18n/he/follows';

type Catalog = Readonly<Record<string, unknown>>;

/** The name of a button or link, and the words that it shows. */
const LABELS: readonly [en: Catalog, he: Catalog, name: string, shown: string][] = [
  [claims, claimsHe, 'revokeOf', 'revoke'],
  [newsletters, newslettersHe, 'editOf', 'edit'],
  [newsletters, newslettersHe, 'cancelOf', 'cancelSending'],
  [help, helpHe, 'historyOf', 'history'],
  [help, helpHe, 'restoreOf', 'restore'],
  [relationships, relationshipsHe, 'unblock', 'unblockShort'],
  [relationships, relationshipsHe, 'unmute', 'unmuteShort'],
  [relationships, relationshipsHe, 'editMute', 'edit'],
  [requests, requestsHe, 'acceptPerson', 'accept'],
  [requests, requestsHe, 'declinePerson', 'decline'],
  [filters, filtersHe, 'editFilter', 'edit'],
  [filters, filtersHe, 'deleteFilter', 'delete'],
  [quotes, quotesHe, 'acceptOf', 'accept'],
  [quotes, quotesHe, 'declineOf', 'decline'],
  [quotes, quotesHe, 'showOf', 'show'],
  [devices, devicesHe, 'endOf', 'end'],
  [devices, devicesHe, 'removeAccessOf', 'removeAccess'],
  [history, historyHe, 'historyOf', 'history'],
  [follows, followsHe, 'followPerson', 'follow'],
  [follows, followsHe, 'followPersonBack', 'followBack'],
  [follows, followsHe, 'followingPerson', 'following'],
  [follows, followsHe, 'requestedPerson', 'requested'],
];

const words = (catalog: Catalog, key: string) => String(catalog[key]).toLowerCase();

test('the name of a button contains the words that it shows, for those who speak to it', () => {
  const different = LABELS.flatMap(([en, he, name, shown]) =>
    [en, he]
      .filter((catalog) => !words(catalog, name).includes(words(catalog, shown)))
      .map((catalog) => `${words(catalog, name)} – ${words(catalog, shown)}`),
  );

  expect(different).toEqual([]);
});
