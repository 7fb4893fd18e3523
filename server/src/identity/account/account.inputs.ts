import { Field, InputType, Int } from '@nestjs/graphql';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';
import {
  type Accent,
  ACCENTS,
  SIDEBARS,
  type Sidebar,
  TEXT_SIZES,
  type TextSize,
  type Theme,
  THEMES,
} from '../users/user.entity.js';
import { AccentEnum, SidebarEnum, TextSizeEnum, ThemeEnum } from './graphql-enums.js';
import { MAX_LIST_SIZE, MIN_LIST_SIZE, type PreferencesPatch } from './preferences.service.js';
import type { ProfilePatch } from './profile.service.js';

const size = (field: string) => ({
  message: `${field} takes a whole number from ${MIN_LIST_SIZE} to ${MAX_LIST_SIZE}.`,
});
const choice = (field: string, values: readonly string[]) => ({
  message: `${field} takes one of ${values.join(', ')}.`,
});

@InputType({ description: 'What is absent stays; an empty text clears.' })
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

  @Field(() => Boolean, { nullable: true })
  @OptionalFlag()
  requiresLogin?: boolean | null;
}

/** REST's way to say the same. */
export class ProfileBody extends UpdateProfileInput {
  @OptionalText()
  firstName?: string | null;

  @OptionalText()
  lastName?: string | null;
}

@InputType({ description: 'What is absent stays.' })
export class UpdatePreferencesInput implements PreferencesPatch {
  @Field(() => ThemeEnum, { nullable: true })
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

  @Field(() => SidebarEnum, { nullable: true })
  @IsOptional()
  @IsIn(SIDEBARS, choice('sidebar', SIDEBARS))
  sidebar?: Sidebar | null;

  @Field(() => AccentEnum, { nullable: true })
  @IsOptional()
  @IsIn(ACCENTS, choice('accent', ACCENTS))
  accent?: Accent | null;

  @Field(() => TextSizeEnum, { nullable: true })
  @IsOptional()
  @IsIn(TEXT_SIZES, choice('textSize', TEXT_SIZES))
  textSize?: TextSize | null;

  @Field(() => Boolean, { nullable: true, description: 'True: nothing moves. False: as the device says.' })
  @OptionalFlag()
  reducedMotion?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  @OptionalFlag()
  emailNotifications?: boolean | null;
}

/** REST's way to say the same. */
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
