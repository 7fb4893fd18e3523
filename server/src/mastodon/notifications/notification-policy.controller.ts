import { Controller, Get, Patch, Put } from '@nestjs/common';
import { z } from 'zod';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationRequestTimelines } from '#notifications/requests/notification-request.timelines.js';
import { NotificationPoliciesService } from '#people/notification-policies/notification-policies.service.js';
import type { PolicyChoice } from '#people/notification-policies/notification-policy.entity.js';
import type { NotificationPolicyView } from '#people/notification-policies/notification-policy.view.js';
import { flag } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';

type ChoiceWord = 'accept' | 'filter' | 'drop';
const WORDS: Readonly<Record<PolicyChoice, ChoiceWord>> = { accept: 'accept', request: 'filter', ignore: 'drop' };
const CHOICES: Readonly<Record<ChoiceWord, PolicyChoice>> = { accept: 'accept', filter: 'request', drop: 'ignore' };

interface Summary {
  pending_requests_count: number;
  pending_notifications_count: number;
}

/** https://docs.joinmastodon.org/entities/NotificationPolicy/ */
export interface NotificationPolicy {
  for_not_following: ChoiceWord;
  for_not_followers: ChoiceWord;
  for_new_accounts: ChoiceWord;
  for_private_mentions: ChoiceWord;
  for_limited_accounts: ChoiceWord;
  summary: Summary;
}

/** As Mastodon 4.3 began with it: what is dropped counts as filtered. */
interface OldNotificationPolicy {
  filter_not_following: boolean;
  filter_not_followers: boolean;
  filter_new_accounts: boolean;
  filter_private_mentions: boolean;
  summary: Summary;
}

const choice = z
  .enum(['accept', 'filter', 'drop'])
  .transform((word) => CHOICES[word])
  .optional();
const Choices = z.object({
  for_not_following: choice,
  for_not_followers: choice,
  for_new_accounts: choice,
  for_private_mentions: choice,
  for_limited_accounts: choice,
});
const isFiltered = flag.transform((is): PolicyChoice => (is ? 'request' : 'accept')).optional();
const OldChoices = z.object({
  filter_not_following: isFiltered,
  filter_not_followers: isFiltered,
  filter_new_accounts: isFiltered,
  filter_private_mentions: isFiltered,
});

/** Who reaches the viewer. */
@Controller()
export class ClientNotificationPolicyController {
  constructor(
    private readonly policies: NotificationPoliciesService,
    private readonly requests: NotificationRequestTimelines,
  ) {}

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get('v2/notifications/policy')
  async show(@SignedIn() viewer: SignedInViewer): Promise<NotificationPolicy> {
    const { policy, summary } = await this.read(viewer);
    return {
      for_not_following: WORDS[policy.notFollowing],
      for_not_followers: WORDS[policy.notFollowers],
      for_new_accounts: WORDS[policy.newPeople],
      for_private_mentions: WORDS[policy.strangersWhispers],
      for_limited_accounts: WORDS[policy.limited],
      summary,
    };
  }

  @Allow('user')
  @NeedsScope('write:notifications')
  @Patch('v2/notifications/policy')
  async update(
    @Params(Choices) chosen: z.infer<typeof Choices>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<NotificationPolicy> {
    await this.policies.update(viewer, {
      notFollowing: chosen.for_not_following,
      notFollowers: chosen.for_not_followers,
      newPeople: chosen.for_new_accounts,
      strangersWhispers: chosen.for_private_mentions,
      limited: chosen.for_limited_accounts,
    });
    return this.show(viewer);
  }

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get('v1/notifications/policy')
  async showOld(@SignedIn() viewer: SignedInViewer): Promise<OldNotificationPolicy> {
    const { policy, summary } = await this.read(viewer);
    return {
      filter_not_following: policy.notFollowing !== 'accept',
      filter_not_followers: policy.notFollowers !== 'accept',
      filter_new_accounts: policy.newPeople !== 'accept',
      filter_private_mentions: policy.strangersWhispers !== 'accept',
      summary,
    };
  }

  @Allow('user')
  @NeedsScope('write:notifications')
  @Put('v1/notifications/policy')
  async updateOld(
    @Params(OldChoices) chosen: z.infer<typeof OldChoices>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<OldNotificationPolicy> {
    await this.policies.update(viewer, {
      notFollowing: chosen.filter_not_following,
      notFollowers: chosen.filter_not_followers,
      newPeople: chosen.filter_new_accounts,
      strangersWhispers: chosen.filter_private_mentions,
    });
    return this.showOld(viewer);
  }

  @Allow('user')
  @NeedsScope('write:notifications')
  @Patch('v1/notifications/policy')
  patchOld(
    @Params(OldChoices) chosen: z.infer<typeof OldChoices>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<OldNotificationPolicy> {
    return this.updateOld(chosen, viewer);
  }

  private async read(viewer: SignedInViewer): Promise<{ policy: NotificationPolicyView; summary: Summary }> {
    const [policy, { people, acts }] = await Promise.all([
      this.policies.of(viewer.id),
      this.requests.countsOf(viewer.id),
    ]);
    return { policy, summary: { pending_requests_count: people, pending_notifications_count: acts } };
  }
}
