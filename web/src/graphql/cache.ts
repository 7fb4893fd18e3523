import { InMemoryCache, type StoreObject } from '@apollo/client';
import { type CacheSizes, cacheSizes } from '@apollo/client/utilities';
import {
  byId,
  connection,
  firstPage,
  foundPosts,
  growing,
  nullWhereGone,
  nullWhereItsPostIsGone,
  nullsWhereGone,
  onlyForward,
  presentOnly,
  searchable,
  unhidden,
  unhiddenOf,
} from './field-policies';
import { onceEach } from './once-each';
import type { StoredEdge } from './stored-connection';

/** A client-only field of post connections: the ids of all loaded posts. */
export const LISTED = 'listedIds';

/**
 * Limits of Apollo's result cache: some hundred posts, several times what any page shows. The default limits hold far
 * more results than pay off on a long scroll.
 */
Object.assign(cacheSizes, {
  'inMemoryCache.executeSelectionSet': 2_000,
  'inMemoryCache.executeSubSelectedArray': 1_000,
} satisfies Partial<CacheSizes>);

/** All cache policies. Types with an id are normalized, so that every list and card sees the same object. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          viewer: { merge: true },
          stream: unhidden(onceEach(firstPage('feed')), (args) =>
            args?.['feed'] === 'FOLLOWING' ? 'HOME_QUACKS' : 'LISTS',
          ),
          nearbyPosts: unhidden(connection('latitude', 'longitude', 'radiusKm'), 'LISTS'),
          searchPosts: unhidden(foundPosts(), 'LISTS'),
          popularPosts: unhidden(firstPage('among'), 'LISTS'),
          searchUsers: unhidden(connection('query'), null),
          suggestedUsers: unhiddenOf('SUGGESTIONS'),
          popularHashtags: connection(),
          contactMessageCounts: { merge: false },
          caseCounts: { merge: false },
          case: byId('Case'),
          newsletters: connection(),
          rules: { merge: false },
          post: byId('Post'),
          list: byId('List'),
          thread: nullWhereItsPostIsGone(),
          newReplies: { keyArgs: ['postId'], merge: false },
          conversation: byId('Conversation'),
          product: byId('Product'),
        },
      },
      User: {
        fields: {
          posts: firstPage('filter'),
          nods: unhidden(firstPage(), null),
          followers: unhidden(searchable(connection()), null),
          following: unhidden(searchable(connection()), null),
          knownFollowers: { merge: false },
          viewerListIds: { merge: false },
          links: { merge: false },
          featuredPosts: presentOnly(),
          // Only some queries ask for it, and most people have none.
          viewerRelationship: { merge: true, read: (existing: StoreObject | null = null) => existing },
        },
      },
      ManagedInvite: { fields: { people: connection() } },
      Viewer: {
        keyFields: [],
        fields: {
          preferences: { merge: true },
          onboarding: onlyForward(['WELCOME', 'CHECKLIST', 'DONE']),
          pins: unhidden(searchable(firstPage(), 'folderId'), null),
          pinFolders: presentOnly(),
          nods: unhidden(searchable(firstPage()), null),
          blocked: connection(),
          muted: connection(),
          followRequests: connection(),
          lists: presentOnly(),
          followedHashtags: { merge: false },
          reports: connection(),
          decisions: connection(),
          scheduledPosts: connection(),
          drafts: connection(),
          notifications: connection('filter', 'kinds'),
          conversations: searchable(connection()),
          notificationRequests: connection(),
          whisperRequests: connection(),
          sessions: presentOnly(),
        },
      },
      Post: {
        fields: {
          // Only the page of pins asks for it.
          viewerPin: { merge: true, read: (existing: StoreObject | null = null) => existing },
          parent: nullWhereGone(),
          root: nullWhereGone(),
          replies: connection('sort'),
          hiddenReplies: connection(),
          edits: connection(),
          noddedBy: unhidden(connection(), null),
          requackedBy: unhidden(connection(), null),
          quote: { merge: false },
          quotes: unhidden(connection(), null),
          entities: { merge: false },
          media: { merge: false },
          ownPlace: { merge: false },
          ownThread: { merge: false },
        },
      },
      ManagedUser: {
        fields: { claims: { merge: false }, heldClaims: { merge: false }, sessions: presentOnly() },
      },
      Relationship: { keyFields: false },
      Pin: { keyFields: false, fields: { folder: nullWhereGone() } },
      Decision: { fields: { posts: { merge: false } } },
      KnownFollowers: { keyFields: false, fields: { users: { merge: false } } },
      HeldClaim: { keyFields: false },
      // What was reported, as it was then: several reports have the same thing in different states.
      ReportedPost: { keyFields: false },
      ReportedQuotedPost: { keyFields: false },
      ReportedWhisper: { keyFields: false },
      RemovedPost: { keyFields: false },
      OutcomeCount: { keyFields: false },
      AuditChange: { keyFields: false },
      Hashtag: {
        keyFields: ['tag'],
        fields: {
          posts: unhidden(firstPage(), 'LISTS'),
          history: { merge: false },
          trend: { merge: false },
          topPosts: unhiddenOf('LISTS'),
          people: unhiddenOf('SUGGESTIONS'),
        },
      },
      List: {
        fields: {
          posts: unhidden(firstPage(), 'LISTS'),
          members: unhidden(connection(), null),
          hashtags: { merge: false },
          phrases: { merge: false },
        },
      },
      HashtagDay: { keyFields: false },
      Place: { keyFields: false },
      Conversation: { fields: { whispers: growing(), participants: { merge: false }, left: { merge: false } } },
      Notification: { fields: { post: nullWhereGone(), actors: { merge: false } } },
      Thread: { fields: { ancestors: nullsWhereGone(), flatReplies: { merge: false } } },
      ThreadReply: { keyFields: false, fields: { post: nullWhereGone() } },
      PostConnection: {
        fields: {
          [LISTED]: {
            read: (_, { readField }) =>
              readField<readonly StoredEdge[]>('edges')?.map(({ node }) => node.__ref.slice('Post:'.length)),
          },
        },
      },
      Quote: { keyFields: false, fields: { post: nullWhereGone() } },
      PostEntity: { keyFields: false },
      LinkCard: { keyFields: false },
      LinkCardImage: { keyFields: false },
      ProfileLink: { keyFields: false },
      // Help texts are cached per language.
      HelpCategory: { keyFields: ['id', 'language'], fields: { topics: { merge: false } } },
      HelpTopic: { keyFields: ['id', 'language'] },
      HelpPage: { keyFields: ['id', 'language'], fields: { versions: { merge: false } } },
      HelpHeading: { keyFields: false },
    },
  });
}
