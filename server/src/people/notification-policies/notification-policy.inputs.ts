import { applyDecorators } from '@nestjs/common';
import { Field, InputType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { POLICY_CHOICES, type PolicyChoice } from './notification-policy.entity.js';
import type { NotificationPolicyPatch } from './notification-policies.service.js';
import { PolicyChoiceEnum } from './notification-policy.view.js';

const choice = (description: string) =>
  applyDecorators(
    Field(() => PolicyChoiceEnum, { nullable: true, description }),
    IsOptional(),
    IsIn(POLICY_CHOICES, { message: '$property must be one of accept, request, ignore.' }),
  );

@InputType({ description: 'Absent fields stay unchanged.' })
export class UpdateNotificationPolicyInput implements NotificationPolicyPatch {
  @choice('About people whom the viewer does not follow.') notFollowing?: PolicyChoice | null;
  @choice('About people who do not follow the viewer, or have for less than 3 days.')
  notFollowers?: PolicyChoice | null;
  @choice('About accounts that are younger than 30 days.') newPeople?: PolicyChoice | null;
  @choice('About whispers of people to whom the viewer has never whispered.') strangersWhispers?: PolicyChoice | null;
  @choice('About people whom moderators have limited.') limited?: PolicyChoice | null;
}
