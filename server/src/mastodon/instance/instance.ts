import { MAX_POLL_MINUTES, MAX_POLL_OPTION, MAX_POLL_OPTIONS, MIN_POLL_MINUTES } from '@mallard/rules/poll';
import { LINK_WEIGHT, MAX_POST_GRAPHEMES } from '@mallard/rules/post-text';
import { Inject, Injectable } from '@nestjs/common';
import { RegistrationStates } from '#identity/registration/registration-states.js';
import { MAX_BIO, MAX_DISPLAY_NAME } from '#identity/users/profile-text.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { MAX_PIXELS } from '#kernel/images/image-decoder.js';
import {
  IMAGE_TYPES,
  MAX_ALT_TEXT,
  MAX_IMAGE_BYTES,
  MAX_MEDIA_PER_POST,
  MAX_VIDEO_BYTES,
  VIDEO_TYPES,
} from '#media/media-limits.js';
import { type RuleView, RuleViews } from '#moderation/rules/rule.view.js';
import { PushKeys } from '#notifications/push/push-keys.js';
import { MAX_FIELD_TEXT, MAX_LINK_LABEL, MAX_PROFILE_LINKS } from '#people/profile-links/profile-link.errors.js';
import { MAX_FEATURED } from '#posts/featured/featured-post.errors.js';
import { API_VERSION, VERSION_TEXT } from './compatibility.js';
import { SiteUsage } from './site-usage.js';
import { SiteAddresses } from '../request/site-addresses.js';

export interface InstanceRule {
  id: string;
  text: string;
  hint: string;
  translations: Record<string, { text: string; hint: string }>;
}

/** What the site takes; both versions of the entity have it. */
const LIMITS = {
  statuses: {
    max_characters: MAX_POST_GRAPHEMES,
    max_media_attachments: MAX_MEDIA_PER_POST,
    characters_reserved_per_url: LINK_WEIGHT,
  },
  media_attachments: {
    description_limit: MAX_ALT_TEXT,
    supported_mime_types: [...IMAGE_TYPES, ...VIDEO_TYPES] as string[],
    image_size_limit: MAX_IMAGE_BYTES,
    image_matrix_limit: MAX_PIXELS,
    video_size_limit: MAX_VIDEO_BYTES,
    // Not limited here; clients make videos smaller by them.
    video_frame_rate_limit: 120,
    video_matrix_limit: MAX_PIXELS,
  },
  polls: {
    max_options: MAX_POLL_OPTIONS,
    max_characters_per_option: MAX_POLL_OPTION,
    min_expiration: MIN_POLL_MINUTES * 60,
    max_expiration: MAX_POLL_MINUTES * 60,
  },
};
/** Visitors read them all. Without other servers, what is remote is an empty list. */
const OPEN = { local: 'public', remote: 'public' } as const;
const TIMELINES_ACCESS = { live_feeds: OPEN, hashtag_feeds: OPEN, trending_link_feeds: OPEN };
const MAX_FEATURED_TAGS = 0;
/** A picture of 1200 × 630 pixels. */
const PICTURE = '/og-image.png';
const ICONS = ['192', '512'];
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  en: 'A calm place for short posts.',
  he: 'מקום רגוע לפוסטים קצרים.',
};

/** What the site says of itself: https://docs.joinmastodon.org/entities/Instance/ and V1_Instance. */
@Injectable()
export class InstanceSerializer {
  constructor(
    private readonly site: SiteAddresses,
    private readonly usage: SiteUsage,
    private readonly rules: RuleViews,
    private readonly registration: RegistrationStates,
    private readonly pushKeys: PushKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async v2(language: string) {
    const [{ activeMonth }, rules] = await Promise.all([this.usage.read(), this.rulesIn(language)]);
    const { origin, host } = this.site;
    return {
      domain: host,
      title: this.settings.PRODUCT_NAME,
      version: VERSION_TEXT,
      source_url: '',
      description: this.descriptionIn(language),
      usage: { users: { active_month: activeMonth } },
      thumbnail: { url: this.site.full(PICTURE), blurhash: null, versions: {}, description: '' },
      icon: ICONS.map((size) => ({ src: `${origin}/icons/icon-${size}.png`, size: `${size}x${size}` })),
      languages: ['en', 'he'],
      configuration: {
        urls: {
          streaming: this.streaming,
          status: null,
          about: `${origin}/help`,
          privacy_policy: `${origin}/help?tab=privacy`,
          terms_of_service: `${origin}/help?tab=terms`,
        },
        vapid: { public_key: this.pushKeys.publicKey },
        accounts: {
          max_featured_tags: MAX_FEATURED_TAGS,
          max_pinned_statuses: MAX_FEATURED,
          max_display_name_length: MAX_DISPLAY_NAME,
          max_note_length: MAX_BIO,
          max_avatar_description_length: 0,
          max_header_description_length: 0,
          max_profile_fields: MAX_PROFILE_LINKS,
          profile_field_name_limit: MAX_LINK_LABEL,
          profile_field_value_limit: MAX_FIELD_TEXT,
        },
        ...LIMITS,
        translation: { enabled: false },
        timelines_access: TIMELINES_ACCESS,
        limited_federation: true,
      },
      registrations: this.registrations,
      api_versions: { mastodon: API_VERSION },
      contact: { email: this.contactEmail, account: null },
      rules,
    };
  }

  async v1(language: string) {
    const [{ users, posts }, rules] = await Promise.all([this.usage.read(), this.rulesIn(language)]);
    const { host } = this.site;
    const { enabled, approval_required } = this.registrations;
    const description = this.descriptionIn(language);
    return {
      uri: host,
      title: this.settings.PRODUCT_NAME,
      short_description: description,
      description,
      email: this.contactEmail,
      version: VERSION_TEXT,
      urls: { streaming_api: this.streaming },
      // No other servers: the domain is our own.
      stats: { user_count: users, status_count: posts, domain_count: 1 },
      thumbnail: this.site.full(PICTURE),
      languages: ['en', 'he'],
      registrations: enabled,
      approval_required,
      invites_enabled: this.registration.current().mode === 'INVITE',
      configuration: { ...LIMITS, accounts: { max_featured_tags: MAX_FEATURED_TAGS } },
      contact_account: null,
      rules,
    };
  }

  /** In the reader's language, with the other one beside it. */
  async rulesIn(language: string): Promise<InstanceRule[]> {
    const other = language === 'he' ? 'en' : 'he';
    const [rules, translated] = await Promise.all([this.rules.inForce(language), this.rules.inForce(other)]);
    const translations = new Map(translated.map((rule) => [rule.id, rule]));
    return rules.map((rule) => ruleOf(rule, other, translations.get(rule.id)));
  }

  descriptionIn(language: string): string {
    return DESCRIPTIONS[language] ?? DESCRIPTIONS.en!;
  }

  /** False as well where an invite is needed: apps know of none. */
  get isOpen(): boolean {
    return this.registrations.enabled;
  }

  private get registrations() {
    const { mode, minAge } = this.registration.current();
    return {
      enabled: mode === 'OPEN' || mode === 'APPROVAL',
      approval_required: mode === 'APPROVAL',
      reason_required: mode === 'APPROVAL',
      message: null,
      min_age: minAge,
      url: `${this.site.origin}/register`,
    };
  }

  private get streaming(): string {
    return this.site.origin.replace(/^http/, 'ws');
  }

  private get contactEmail(): string {
    return this.settings.CONTACT_EMAIL ?? '';
  }
}

function ruleOf({ id, text, hint }: RuleView, other: string, translated: RuleView | undefined): InstanceRule {
  return {
    id,
    text,
    hint,
    translations: translated ? { [other]: { text: translated.text, hint: translated.hint } } : {},
  };
}
