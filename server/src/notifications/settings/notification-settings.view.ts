import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumOf } from '#identity/viewer/graphql-enums.js';
import { type Digest, DIGESTS, PUSHED_KINDS, type PushedKind } from './notification-settings.entity.js';

export const PushedKindEnum = enumOf(PUSHED_KINDS);
registerEnumType(PushedKindEnum, {
  name: 'PushedKind',
  description: 'What can be pushed to a device.',
  valuesMap: {
    FOLLOW: { description: 'New followers, requests to follow, and that a request was accepted.' },
    MENTION: { description: 'Mentions in posts.' },
    NOD: { description: "Nods to one's posts." },
    POST: { description: 'Posts of people about whom one asked for that.' },
    REPLY: { description: "Replies to one's posts." },
    REQUACK: { description: "Requacks of one's posts." },
    WHISPER: { description: 'Whispers.' },
  },
});

export const DigestEnum = enumOf(DIGESTS);
registerEnumType(DigestEnum, {
  name: 'Digest',
  description: 'How often someone who is away gets a digest by email.',
  valuesMap: {
    DAILY: { description: 'Every morning after a day away.' },
    OFF: { description: 'Never.' },
    WEEKLY: { description: 'On Monday mornings after a week away.' },
  },
});

@ObjectType('QuietHours', { description: 'When nothing is pushed or emailed about notifications, every day.' })
export class QuietHoursView {
  @Field({ description: 'Whether they apply.' }) isOn!: boolean;
  @Field({ description: 'A time of day in the time zone of the person, such as 22:00.' }) from!: string;
  @Field({ description: 'As from; if it is earlier, on the next day.' }) until!: string;
}

@ObjectType('NotificationSettings', { description: 'How the person is told outside the site of what happened.' })
export class NotificationSettingsView {
  @Field(() => [PushedKindEnum], {
    description: 'Kinds that are pushed to devices that subscribed. Of notifications, only those that are made at all.',
  })
  pushedKinds!: PushedKind[];
  @Field({ description: 'Whether a push shows what a whisper says; otherwise only who it is from.' })
  showsWhispers!: boolean;
  @Field(() => QuietHoursView, { description: 'Hours without pushes and emails.' }) quietHours!: QuietHoursView;
  @Field({ description: 'The time zone of quiet hours and digests, such as Asia/Jerusalem.' }) timeZone!: string;
  @Field(() => DigestEnum, { description: 'How often there is a digest by email.' }) digest!: Digest;
}
