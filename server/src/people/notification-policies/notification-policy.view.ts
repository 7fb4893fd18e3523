import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumOf } from '#identity/viewer/graphql-enums.js';
import { POLICY_CHOICES, type PolicyChoice } from './notification-policy.entity.js';

export const PolicyChoiceEnum = enumOf(POLICY_CHOICES);
registerEnumType(PolicyChoiceEnum, {
  name: 'NotificationPolicyChoice',
  description: 'What happens with what people of a kind do. Where several apply, the strictest does.',
  valuesMap: {
    ACCEPT: { description: 'It arrives like everything else.' },
    IGNORE: { description: 'It is not shown anywhere. The person is not told.' },
    REQUEST: { description: 'It waits as a request, without being counted or told. The person is not told.' },
  },
});

const choice = (description: string) => Field(() => PolicyChoiceEnum, { description });

@ObjectType('NotificationPolicy', {
  description:
    'Who reaches the viewer. Staff, people whom the viewer follows, and people whose requests they accepted always do.',
})
export class NotificationPolicyView {
  @choice('About notifications of people whom the viewer does not follow. ACCEPT by default.')
  notFollowing!: PolicyChoice;
  @choice('About people who do not follow the viewer, or have for less than 3 days. ACCEPT by default.')
  notFollowers!: PolicyChoice;
  @choice('About accounts that are younger than 30 days. ACCEPT by default.')
  newPeople!: PolicyChoice;
  @choice('About whispers of people to whom the viewer has never whispered. REQUEST by default.')
  strangersWhispers!: PolicyChoice;
  @choice('About notifications and whispers of people whom moderators have limited. REQUEST by default.')
  limited!: PolicyChoice;
}
