import { UNDO_SECONDS, type UndoSeconds } from '@mallard/rules/drafts';
import { QUOTE_RULE_NAMES, type QuoteRule } from '@mallard/rules/quoting';
import { VISIBILITIES, type Visibility } from '@mallard/rules/visibility';
import { applyDecorators } from '@nestjs/common';
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';
import {
  type Accent,
  ACCENTS,
  NOTIFIED_KINDS,
  type NotifiedKind,
  SENSITIVE_MEDIA,
  type SensitiveMedia,
  SIDEBARS,
  type Sidebar,
  TEXT_SIZES,
  type TextSize,
  type Theme,
  THEMES,
} from '../users/user.entity.js';
import {
  AccentEnum,
  NotifiedKindEnum,
  LanguageFilterEnum,
  SensitiveMediaEnum,
  SidebarEnum,
  TextSizeEnum,
  ThemeEnum,
  QuoteRuleEnum,
  VisibilityEnum,
} from '../viewer/graphql-enums.js';
import { LANGUAGE_FILTERS, type LanguageFilterName } from '../users/language-filter.js';
import {
  MAX_CONTENT_LANGUAGES,
  MAX_LIST_SIZE,
  MAX_TOPICS,
  MIN_LIST_SIZE,
  type PreferencesPatch,
} from './preferences.service.js';
import type { ProfilePatch } from './profile.service.js';

const size = (field: string) => ({
  message: `${field} must be a whole number from ${MIN_LIST_SIZE} to ${MAX_LIST_SIZE}.`,
});
const choice = (field: string, values: readonly string[]) => ({
  message: `${field} must be one of ${values.join(', ')}.`,
});
const texts = (field: string) => ({ message: `Each of ${field} must be a string.` });

/** A list of at most `most` values, which may be null or absent. */
const Several = (field: string, most: number): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsArray({ message: `${field} must be a list.` }),
    ArrayMaxSize(most, { message: `${field} must be at most ${most} values.` }),
  );

@InputType({ description: 'Absent fields stay unchanged; an empty string clears a field.' })
export class UpdateProfileInput implements ProfilePatch {
  @Field(() => String, { nullable: true, description: '1 to 50 characters.' })
  @OptionalText()
  displayName?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters.' })
  @OptionalText()
  bio?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 60 characters.' })
  @OptionalText()
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'An http or https address of up to 200 characters.' })
  @OptionalText()
  website?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True shows the profile and its posts to signed-in people only.',
  })
  @OptionalFlag()
  requiresLogin?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Hides the list of your nods from others.' })
  @OptionalFlag()
  hidesNods?: boolean | null;
}

/** The same input for REST. */
export class ProfileBody extends UpdateProfileInput {
  @OptionalText()
  firstName?: string | null;

  @OptionalText()
  lastName?: string | null;
}

@InputType({ description: 'Absent fields stay unchanged.' })
export class UpdatePreferencesInput implements PreferencesPatch {
  @Field(() => ThemeEnum, { nullable: true, description: 'Light, dark, or as the device has it.' })
  @IsOptional()
  @IsIn(THEMES, choice('theme', THEMES))
  theme?: Theme | null;

  @Field(() => String, { nullable: true, description: 'BCP 47: en or he.' })
  @OptionalText()
  language?: string | null;

  @Field(() => Int, { nullable: true, description: 'Rows of a list, 1 to 100.' })
  @IsOptional()
  @IsInt(size('pageSize'))
  @Min(MIN_LIST_SIZE, size('pageSize'))
  @Max(MAX_LIST_SIZE, size('pageSize'))
  pageSize?: number | null;

  @Field(() => SidebarEnum, { nullable: true, description: 'How wide the navigation is.' })
  @IsOptional()
  @IsIn(SIDEBARS, choice('sidebar', SIDEBARS))
  sidebar?: Sidebar | null;

  @Field(() => AccentEnum, { nullable: true, description: 'The color of buttons and links.' })
  @IsOptional()
  @IsIn(ACCENTS, choice('accent', ACCENTS))
  accent?: Accent | null;

  @Field(() => TextSizeEnum, { nullable: true, description: 'The size of all text.' })
  @IsOptional()
  @IsIn(TEXT_SIZES, choice('textSize', TEXT_SIZES))
  textSize?: TextSize | null;

  @Field(() => Boolean, { nullable: true, description: 'True: no motion. False: follows the device setting.' })
  @OptionalFlag()
  reducedMotion?: boolean | null;

  @Field(() => SensitiveMediaEnum, { nullable: true, description: 'What to see of sensitive pictures and videos.' })
  @IsOptional()
  @IsIn(SENSITIVE_MEDIA, choice('sensitiveMedia', SENSITIVE_MEDIA))
  sensitiveMedia?: SensitiveMedia | null;

  @Field(() => VisibilityEnum, { nullable: true, description: 'Who reads new posts, unless each says otherwise.' })
  @IsOptional()
  @IsIn(VISIBILITIES, choice('defaultVisibility', VISIBILITIES))
  defaultVisibility?: Visibility | null;

  @Field(() => QuoteRuleEnum, { nullable: true, description: 'Who may quote new posts, unless each says otherwise.' })
  @IsOptional()
  @IsIn(QUOTE_RULE_NAMES, choice('defaultQuoteRule', QUOTE_RULE_NAMES))
  defaultQuoteRule?: QuoteRule | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many seconds clients let the person undo a new post: 0, 10, 30 or 60.',
  })
  @IsOptional()
  @IsIn(UNDO_SECONDS, { message: `undoSeconds must be one of ${UNDO_SECONDS.join(', ')}.` })
  undoSeconds?: UndoSeconds | null;

  @Field(() => Boolean, { nullable: true, description: 'False turns off all emails about notifications.' })
  @OptionalFlag()
  emailNotifications?: boolean | null;

  @Field(() => [NotifiedKindEnum], { nullable: true, description: 'Kinds of notifications to make.' })
  @Several('notifiedKinds', NOTIFIED_KINDS.length)
  @IsIn(NOTIFIED_KINDS, { each: true, ...choice('notifiedKinds', NOTIFIED_KINDS) })
  notifiedKinds?: NotifiedKind[] | null;

  @Field(() => [NotifiedKindEnum], { nullable: true, description: 'Kinds to email while the person is away.' })
  @Several('mailedKinds', NOTIFIED_KINDS.length)
  @IsIn(NOTIFIED_KINDS, { each: true, ...choice('mailedKinds', NOTIFIED_KINDS) })
  mailedKinds?: NotifiedKind[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: new followers have to be accepted. False accepts no one who already waits.',
  })
  @OptionalFlag()
  approvesFollowers?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: accounts that are younger than a day have to be accepted as followers.',
  })
  @OptionalFlag()
  newcomersAsk?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: `Languages that the person reads, as tags of BCP 47; at most ${MAX_CONTENT_LANGUAGES}.`,
  })
  @Several('contentLanguages', MAX_CONTENT_LANGUAGES)
  @IsString({ each: true, ...texts('contentLanguages') })
  contentLanguages?: string[] | null;

  @Field(() => LanguageFilterEnum, { nullable: true, description: 'Where to leave out posts in other languages.' })
  @IsOptional()
  @IsIn(LANGUAGE_FILTERS, choice('languageFilter', LANGUAGE_FILTERS))
  languageFilter?: LanguageFilterName | null;

  @Field(() => [String], { nullable: true, description: `Hashtags, with or without the #; at most ${MAX_TOPICS}.` })
  @Several('topics', MAX_TOPICS)
  @IsString({ each: true, ...texts('topics') })
  topics?: string[] | null;
}

/** The same input for REST. */
export class PreferencesBody {
  @OptionalFlag()
  darkModeDefault?: boolean | null;

  @IsOptional()
  @IsInt(size('pageSizeDefault'))
  @Min(MIN_LIST_SIZE, size('pageSizeDefault'))
  @Max(MAX_LIST_SIZE, size('pageSizeDefault'))
  pageSizeDefault?: number | null;

  @OptionalText()
  language?: string | null;

  @IsOptional()
  @IsIn(SIDEBARS, choice('sidebarType', SIDEBARS))
  sidebarType?: Sidebar | null;
}
