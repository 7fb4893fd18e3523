import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type PreferencesPatch, PreferencesService } from '#identity/account/preferences.service.js';
import { ProfileService } from '#identity/account/profile.service.js';
import type { ProfileImageKind } from '#identity/profile-images/profile-image-kind.js';
import { ProfileImageService } from '#identity/profile-images/profile-image.service.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { LANGUAGES } from '#kernel/request/language.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FollowRequestsService } from '#people/follows/follow-requests.service.js';
import { MAX_PROFILE_LINKS } from '#people/profile-links/profile-link.errors.js';
import { ProfileLinksService } from '#people/profile-links/profile-links.service.js';
import { QUOTE_POLICIES, ruleOf } from '../entities/quote-policy.js';
import { VISIBILITY_WORDS } from '../entities/status.js';
import { flag, listOf, text } from '../request/fields.js';
import { NotOffered } from '../request/request.errors.js';
import { inverted } from '../request/words.js';
import type { NewPictures } from './profile-form.js';

const VISIBILITIES = inverted(VISIBILITY_WORDS);

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `is not one of ${words.join(', ')}` });

const Source = z.object({
  privacy: oneOf(['public', 'unlisted', 'private']).nullish(),
  sensitive: flag.nullish(),
  language: z.union([z.literal(''), oneOf(LANGUAGES)]).nullish(),
  quote_policy: oneOf(QUOTE_POLICIES).nullish(),
});
const Field = z.object({ name: text.nullish(), value: text.nullish() });
/** A picture is a file of a form. */
const noText = z.union([z.literal(''), z.null()], { error: 'is not a file' }).optional();

/** What isn't offered, such as bots and who finds a profile, is left out. */
export const ProfileChange = z.object({
  display_name: text.nullish(),
  note: text.nullish(),
  locked: flag.nullish(),
  fields_attributes: listOf(Field, 20).nullish(),
  source: Source.nullish(),
  avatar: noText,
  header: noText,
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** Changes of the own profile, which belong to several services here: each is checked before anything is stored. */
@Injectable()
export class ProfileChanges {
  constructor(
    private readonly profiles: ProfileService,
    private readonly preferences: PreferencesService,
    private readonly links: ProfileLinksService,
    private readonly images: ProfileImageService,
    private readonly limiter: RateLimiter,
    private readonly requests: FollowRequestsService,
  ) {}

  /** @throws InvalidInput, InvalidProfileField, UnsupportedImage, RateLimited; then nothing has changed */
  async make(ctx: RequestContext, viewer: SignedInViewer, change: ProfileChange, pictures: NewPictures): Promise<void> {
    const fields = change.fields_attributes && fieldsOf(change.fields_attributes);
    if (fields) this.links.check(fields);
    const patch = patchOf(viewer, change);
    if (fields) await this.limiter.admit('profile-links', ctx);
    const images = await this.encoded(ctx, pictures);
    await this.profiles.update(viewer, { displayName: change.display_name, bio: change.note });
    if (Object.values(patch).some((value) => value !== undefined)) await this.prefer(viewer, patch);
    if (fields) await this.links.replaceFields(viewer, fields);
    for (const [kind, image] of images) await this.images.replaceWith(viewer, kind, image);
  }

  /** Apps don't ask what becomes of those who wait when someone unlocks the account: they are accepted, as in Mastodon. */
  private async prefer(viewer: SignedInViewer, patch: PreferencesPatch): Promise<void> {
    const { endsApproval } = await this.preferences.update(viewer, patch);
    if (endsApproval) await this.requests.acceptThoseInVain(viewer);
  }

  private async encoded(ctx: RequestContext, pictures: NewPictures): Promise<[ProfileImageKind, Buffer][]> {
    const encoded: [ProfileImageKind, Buffer][] = [];
    for (const [kind, upload] of Object.entries(pictures) as [ProfileImageKind, Buffer][]) {
      await this.limiter.admit('upload', ctx);
      encoded.push([kind, await this.images.encode(kind, upload)]);
    }
    return encoded;
  }
}

/** Clients send all fields, with empty ones. @throws InvalidInput for too many */
function fieldsOf(fields: readonly z.infer<typeof Field>[]): { name: string; value: string }[] {
  const typed = fields.map(({ name, value }) => ({ name: name ?? '', value: value ?? '' }));
  const filled = typed.filter(({ name, value }) => name.trim() !== '' || value.trim() !== '');
  if (filled.length <= MAX_PROFILE_LINKS) return filled;
  const message = `A profile can have at most ${MAX_PROFILE_LINKS} fields.`;
  throw new InvalidInput([{ field: 'fields_attributes', message }]);
}

/** @throws NotOffered where all media were to be marked as sensitive */
function patchOf(viewer: SignedInViewer, { locked, source }: ProfileChange): PreferencesPatch {
  const { privacy, sensitive, language, quote_policy: policy } = source ?? {};
  if (sensitive) throw new NotOffered('source.sensitive', 'Media are marked as sensitive one post at a time.');
  return {
    approvesFollowers: locked ?? undefined,
    defaultVisibility: privacy ? VISIBILITIES[privacy] : undefined,
    language: language || undefined,
    defaultQuoteRule: policy ? ruleOf(policy, viewer.defaultQuoteRule) : undefined,
  };
}
