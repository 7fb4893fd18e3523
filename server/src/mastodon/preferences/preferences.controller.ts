import { Controller, Get } from '@nestjs/common';
import { ViewerViews } from '#identity/viewer/viewer.view.js';
import type { SensitiveMedia } from '#identity/users/user.entity.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { POLICY_OF_RULE, type QuotePolicy } from '../entities/quote-policy.js';
import { type StatusVisibility, VISIBILITY_WORDS } from '../entities/status.js';

/** https://docs.joinmastodon.org/entities/Preferences/ */
interface Preferences {
  'posting:default:visibility': StatusVisibility;
  'posting:default:sensitive': boolean;
  /** BCP 47. */
  'posting:default:language': string;
  'posting:default:quote_policy': QuotePolicy;
  'reading:expand:media': 'default' | 'show_all' | 'hide_all';
  'reading:expand:spoilers': boolean;
  'reading:autoplay:gifs': boolean;
}

const EXPANDED: Readonly<Record<SensitiveMedia, Preferences['reading:expand:media']>> = {
  show: 'show_all',
  blur: 'default',
  // There, to hide all is to hide what isn't sensitive too.
  hide: 'default',
};

/** What a person prefers, for clients that follow it. */
@Controller('v1/preferences')
export class PreferencesController {
  constructor(private readonly viewers: ViewerViews) {}

  @Allow('user')
  @NeedsScope('read:accounts')
  @Get()
  async show(@SignedIn() signedIn: SignedInViewer): Promise<Preferences> {
    const { preferences } = (await this.viewers.payloadOf(signedIn)).viewer;
    return {
      'posting:default:visibility': VISIBILITY_WORDS[preferences.defaultVisibility],
      'posting:default:sensitive': false,
      'posting:default:language': preferences.language,
      'posting:default:quote_policy': POLICY_OF_RULE[preferences.defaultQuoteRule],
      'reading:expand:media': EXPANDED[preferences.sensitiveMedia],
      'reading:expand:spoilers': false,
      'reading:autoplay:gifs': !preferences.reducedMotion,
    };
  }
}
