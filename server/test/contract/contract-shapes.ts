import type { Json } from '../api/support/client.js';

const SUMMARY = 'id handle displayName imageUrl? bio isFollowing';
const PUBLIC_PROFILE =
  'id handle displayName imageUrl? bannerUrl? bio location? website? createdOn followersCount followingCount postsCount requiresLogin';
const POST =
  'id authorId author:UserSummary authorHandle authorName authorImageUrl? content isDeleted contentWarning? isSensitive visibility? ' +
  'language? replyRule repliesCloseOn? canReply? isFolded createdOn ' +
  'lastModifiedOn? parentPostId? rootPostId? replyCount likeCount isLikedByUser hasLikes isPinnedByUser requackCount isRequackedByUser requackOfId? filtered quote?:Quote quoteCount quoteRule media:Media[] ' +
  'hashtags mentions:Mention[] poll?';

/** The fields of each shape; `?` may be null or absent, and after a colon follows the shape of what is inside. */
const SHAPES = {
  Tokens: 'token refreshToken refreshTokenExpiryTime',
  CurrentUser:
    'id handle displayName firstName lastName email isActive isEmailVerified roleId imageUrl? bannerUrl? bio location? ' +
    'website? requiresLogin createdOn claims preferences:Preferences',
  Preferences: 'darkModeDefault pageSizeDefault language sidebarType',
  ManagedUser:
    'id handle displayName firstName lastName email roleId isActive isEmailVerified imageUrl? createdOn lastSeenOn?',
  UserSummary: SUMMARY,
  PublicProfile: PUBLIC_PROFILE,
  AuthenticatedProfile: `${PUBLIC_PROFILE} isOwnProfile isFollowing isFollowedBy`,
  Post: POST,
  Quote: 'state post?:QuotedPost',
  QuotedPost: 'id author:UserSummary content contentWarning? isSensitive createdOn media:Media[] isQuote',
  Thread: 'post:Post ancestors:Post[] replies:Reply[]',
  Reply: `${POST} replies:Reply[] hasMoreReplies`,
  FollowStats: 'userId isFollowing isFollowedBy followState postNotifications followersCount followingCount',
  LikeStats: 'postId isLikedByUser hasLikes likeCount',
  Mention: 'userId? handle displayName? exists startIndex length',
  ParsedMentions: 'mentions:Mention[] count',
  FormattedMentions: 'formattedContent',
  Hashtag: 'tag name postCount lastUsedOn?',
  HashtagStats: 'tag postCount todayCount weekCount uniqueUsers firstUsedOn? lastUsedOn?',
  ParsedHashtags: 'hashtags count',
  Media: 'id url publicId width? height? format bytes resourceType altText thumbnailUrl?',
  MediaValidation: 'isValid errors maxBytes allowedTypes',
  Maintenance:
    'id name description customMessage maintenanceColor isGlobal routePath? isActive startsAt? endsAt? createdOn',
  MaintenanceStatus: 'isUnderMaintenance maintenance?:Maintenance',
  ClaimCategory: 'id name description isActive createdOn definitionCount',
  // In the list of a user or role, it says where the claim comes from.
  ClaimDefinition: 'id categoryId category claimType claimValue name description isActive source?',
  EmailSubscription: 'id email isActive isEmailVerified createdOn verifiedOn?',
  HelpCategory: 'id name description icon? order topicCount',
  HelpTopic: 'id categoryId categoryName title permalink content order createdOn lastModifiedOn',
  HelpPage: 'id slug title content version publishedOn',
  HelpPageVersion: 'id pageId version title content createdOn createdBy?:UserSummary',
  Product: 'id name description sku brand price currency stock isActive createdOn lastModifiedOn',
  Registration: 'userId email requiresVerification',
} as const;
export type Shape = keyof typeof SHAPES;

/** The names of a shape's fields, those that may be null included. */
export const fieldsOf = (shape: Shape): string[] => SHAPES[shape].split(' ').map((field) => /^\w+/.exec(field)![0]);

/** The page fields beside its data. */
const PAGE = ['currentPage', 'pageSize', 'totalPages', 'totalCount', 'hasPreviousPage', 'hasNextPage'];

/**
 * What is wrong with a response's envelope, by the contract's word for its data; empty if nothing is. A list must not
 * be empty, since it would show no shape.
 */
export function faultsOf(body: Json, data: string): string[] {
  const page = /^P<(\w+)>$/.exec(data)?.[1];
  const list = /^(\w+)\[\]$/.exec(data)?.[1] ?? page;
  const given: unknown = body?.data;
  const faults = PAGE.filter((field) => (page !== undefined) !== field in (body as object)).map(
    (field) => `${field} ${page ? 'is missing beside the data' : 'stands beside the data'}`,
  );
  if (list !== undefined) {
    if (!Array.isArray(given) || given.length === 0) return [...faults, 'data is no list that holds something'];
    return [...faults, ...given.flatMap((one, index) => shapeFaults(one, list, `data[${index}]`))];
  }
  if (data === '-') return given === null ? faults : [...faults, 'data is not null'];
  if (data in SHAPES) return [...faults, ...shapeFaults(given, data, 'data')];
  return typeof given === data ? faults : [...faults, `data is a ${typeof given}, not a ${data}`];
}

function shapeFaults(given: unknown, shape: string, at: string): string[] {
  if (typeof given !== 'object' || given === null) return [`${at} is no ${shape}`];
  const value = given as Record<string, unknown>;
  const fields = SHAPES[shape as Shape].split(' ').map((text) => /^(\w+)(\??)(?::(\w+)(\[\])?)?$/.exec(text)!);
  const known = new Set(fields.map(([, name]) => name!));
  const strange = Object.keys(value).filter((name) => !known.has(name));
  return [
    ...strange.map((name) => `${at}.${name} is not in the contract`),
    ...fields.flatMap(([, name = '', optional, inside, isList]) => {
      const place = `${at}.${name}`;
      const part = value[name];
      if (part === null || part === undefined) return optional ? [] : [`${place} is missing`];
      if (inside === undefined) return [];
      if (!isList) return shapeFaults(part, inside, place);
      if (!Array.isArray(part)) return [`${place} is no list`];
      return part.flatMap((one, index) => shapeFaults(one, inside, `${place}[${index}]`));
    }),
  ];
}
