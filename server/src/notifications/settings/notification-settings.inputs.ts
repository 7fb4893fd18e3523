import { Field, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';
import { type Digest, DIGESTS, PUSHED_KINDS, type PushedKind } from './notification-settings.entity.js';
import type { NotificationSettingsPatch } from './notification-settings.service.js';
import { DigestEnum, PushedKindEnum } from './notification-settings.view.js';

const choice = (field: string, values: readonly string[]) => ({
  message: `${field} must be one of ${values.join(', ')}.`,
});

@InputType({ description: 'Absent fields stay unchanged.' })
export class UpdateNotificationSettingsInput implements NotificationSettingsPatch {
  @Field(() => [PushedKindEnum], { nullable: true, description: 'Kinds to push to devices that subscribed.' })
  @IsOptional()
  @IsArray({ message: 'pushedKinds must be a list.' })
  @ArrayMaxSize(PUSHED_KINDS.length, { message: `pushedKinds must be at most ${PUSHED_KINDS.length} values.` })
  @IsIn(PUSHED_KINDS, { each: true, ...choice('pushedKinds', PUSHED_KINDS) })
  pushedKinds?: PushedKind[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True: a push shows what a whisper says.' })
  @OptionalFlag()
  showsWhispers?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether quiet hours apply.' })
  @OptionalFlag()
  quietHours?: boolean | null;

  @Field(() => String, { nullable: true, description: 'When quiet hours begin, such as 22:00.' })
  @OptionalText()
  quietFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'When they end, such as 07:00; not when they begin.' })
  @OptionalText()
  quietUntil?: string | null;

  @Field(() => String, { nullable: true, description: 'A time zone of the IANA database, such as Asia/Jerusalem.' })
  @OptionalText()
  timeZone?: string | null;

  @Field(() => DigestEnum, { nullable: true, description: 'How often to email a digest while the person is away.' })
  @IsOptional()
  @IsIn(DIGESTS, choice('digest', DIGESTS))
  digest?: Digest | null;
}
