import { QUOTE_RULE_NAMES } from '@mallard/rules/quoting';
import { VISIBILITIES } from '@mallard/rules/visibility';
import { registerEnumType } from '@nestjs/graphql';
import { ROLES } from '#kernel/request/viewer.js';
import { LANGUAGE_FILTERS } from '../users/language-filter.js';
import {
  ACCENTS,
  NOTIFIED_KINDS,
  ONBOARDINGS,
  SENSITIVE_MEDIA,
  SIDEBARS,
  TEXT_SIZES,
  THEMES,
} from '../users/user.entity.js';

/** GraphQL names of the values: the same in upper case. */
export function enumOf<const T extends string>(values: readonly T[]): { readonly [K in Uppercase<T>]: T } {
  return Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as { readonly [K in Uppercase<T>]: T };
}

export const RoleEnum = enumOf(ROLES);
export const ThemeEnum = enumOf(THEMES);
export const SidebarEnum = enumOf(SIDEBARS);
export const AccentEnum = enumOf(ACCENTS);
export const TextSizeEnum = enumOf(TEXT_SIZES);
export const OnboardingEnum = enumOf(ONBOARDINGS);
export const SensitiveMediaEnum = enumOf(SENSITIVE_MEDIA);
export const LanguageFilterEnum = enumOf(LANGUAGE_FILTERS);
export const VisibilityEnum = enumOf(VISIBILITIES);
export const QuoteRuleEnum = enumOf(QUOTE_RULE_NAMES);
export const NotifiedKindEnum = enumOf(NOTIFIED_KINDS);

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What a person may do on the whole site; each role may also do what the lower ones may.',
  valuesMap: {
    ADMIN: { description: 'Administers the site.' },
    BASIC: { description: 'Everyone who registers.' },
    EDITOR: { description: 'Edits the help center and the catalog.' },
    ROOT: { description: 'May do everything; there is always at least one.' },
  },
});
registerEnumType(ThemeEnum, {
  name: 'Theme',
  description: 'Light or dark.',
  valuesMap: {
    DARK: { description: 'Always dark.' },
    LIGHT: { description: 'Always light.' },
    SYSTEM: { description: 'As the device has it.' },
  },
});
registerEnumType(SidebarEnum, {
  name: 'Sidebar',
  description: 'How wide the navigation is.',
  valuesMap: { CONDENSED: { description: 'Icons only.' }, FIXED: { description: 'Icons with their names.' } },
});
registerEnumType(AccentEnum, {
  name: 'Accent',
  description: 'The color of buttons and links.',
  valuesMap: {
    BERRY: { description: 'A dark red.' },
    HEATHER: { description: 'A violet.' },
    LAKE: { description: 'A blue.' },
    POND: { description: 'A green, the default.' },
    STONE: { description: 'A gray.' },
  },
});
registerEnumType(TextSizeEnum, {
  name: 'TextSize',
  description: 'The size of all text on the site.',
  valuesMap: {
    LARGE: { description: 'A step above normal.' },
    LARGEST: { description: 'Two steps above normal.' },
    MEDIUM: { description: 'Normal, the default.' },
    SMALL: { description: 'A step below normal.' },
  },
});
registerEnumType(OnboardingEnum, {
  name: 'Onboarding',
  description:
    'The first screens of a new account are still to be shown, were shown (a checklist follows), or are over.',
  valuesMap: {
    CHECKLIST: { description: 'The first screens were shown; a checklist follows.' },
    DONE: { description: 'It is over.' },
    WELCOME: { description: 'The first screens are still to be shown.' },
  },
});
registerEnumType(SensitiveMediaEnum, {
  name: 'SensitiveMedia',
  description: 'What a person sees of sensitive pictures and videos.',
  valuesMap: {
    BLUR: { description: 'A blurred cover, which they can lift; the default, and what visitors see.' },
    HIDE: { description: 'A line in place of each, which can bring it.' },
    SHOW: { description: 'Everything, as it is.' },
  },
});
registerEnumType(LanguageFilterEnum, {
  name: 'LanguageFilter',
  description:
    'Where posts in other languages than contentLanguages are left out. A post whose language is not said is shown.',
  valuesMap: {
    HOME: { description: 'In everyone, explore and hashtags, and at home.' },
    LISTS: { description: 'In everyone, explore and hashtags.' },
    OFF: { description: 'Nowhere; the default.' },
  },
});
registerEnumType(VisibilityEnum, {
  name: 'Visibility',
  description: 'Who reads a post, beside its author.',
  valuesMap: {
    FOLLOWERS: {
      description: 'Followers of its author, and whom it mentions. For everyone else there is no such post.',
    },
    PUBLIC: { description: 'Everyone. Lists of posts, search and hashtags show it.' },
    UNLISTED: {
      description:
        "Everyone who has its address. It is in the author's profile and in the stream of followers, and in no other list.",
    },
  },
});
registerEnumType(NotifiedKindEnum, {
  name: 'NotifiedKind',
  description: 'Notifications that a person can turn off.',
  valuesMap: {
    FOLLOW: { description: 'New followers, requests to follow, and that a request was accepted.' },
    MENTION: { description: 'Mentions in posts.' },
    NOD: { description: "Nods to one's posts." },
    POST: { description: 'Posts of people about whom one asked for that.' },
    REPLY: { description: "Replies to one's posts." },
    REQUACK: { description: "Requacks of one's posts." },
  },
});
registerEnumType(QuoteRuleEnum, {
  name: 'QuoteRule',
  description: 'Who may quote a post, beside its author.',
  valuesMap: {
    ASK: { description: 'Everyone who can read it, but the quote shows it only once its author has accepted.' },
    EVERYONE: { description: 'Everyone who can read it.' },
    FOLLOWERS: { description: 'Followers of its author.' },
    NOBODY: { description: 'No one else. Always so for a post that only followers read.' },
  },
});
