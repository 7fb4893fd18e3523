import { Controller, Delete, Get, Patch, Put } from '@nestjs/common';
import type { ProfileImageKind } from '#identity/profile-images/profile-image-kind.js';
import { ProfileImageService } from '#identity/profile-images/profile-image.service.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type CredentialAccount, OwnAccountSerializer } from '../entities/own-account.js';
import type { Profile } from '../entities/profile.js';
import { Params } from '../request/params.decorator.js';
import { ProfileChange, ProfileChanges } from './profile-changes.js';
import { type NewPictures, Pictures, TakesPictures } from './profile-form.js';

/** The viewer's own account, and their profile, which is the same for editing. */
@Controller('v1')
export class OwnAccountController {
  constructor(
    private readonly accounts: OwnAccountSerializer,
    private readonly changes: ProfileChanges,
    private readonly images: ProfileImageService,
  ) {}

  @Allow('user')
  @NeedsScope('profile', 'read:accounts')
  @Get('accounts/verify_credentials')
  show(@SignedIn() viewer: SignedInViewer): Promise<CredentialAccount> {
    return this.accounts.of(viewer);
  }

  @Allow('user')
  @NeedsScope('write:accounts')
  @TakesPictures()
  @Patch('accounts/update_credentials')
  async update(
    @Params(ProfileChange) change: ProfileChange,
    @Pictures() pictures: NewPictures,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<CredentialAccount> {
    await this.changes.make(ctx, viewer, change, pictures);
    return this.accounts.of(viewer);
  }

  @Allow('user')
  @NeedsScope('profile', 'read:accounts')
  @Get('profile')
  profile(@SignedIn() viewer: SignedInViewer): Promise<Profile> {
    return this.accounts.profileOf(viewer);
  }

  @Allow('user')
  @NeedsScope('write:accounts')
  @TakesPictures()
  @Patch('profile')
  async updateProfile(
    @Params(ProfileChange) change: ProfileChange,
    @Pictures() pictures: NewPictures,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Profile> {
    await this.changes.make(ctx, viewer, change, pictures);
    return this.accounts.profileOf(viewer);
  }

  /** Some clients send the same as a PUT, which Mastodon takes too. */
  @Allow('user')
  @NeedsScope('write:accounts')
  @TakesPictures()
  @Put('profile')
  putProfile(
    @Params(ProfileChange) change: ProfileChange,
    @Pictures() pictures: NewPictures,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Profile> {
    return this.updateProfile(change, pictures, ctx, viewer);
  }

  @Allow('user')
  @NeedsScope('write:accounts')
  @Limit('upload')
  @Delete('profile/avatar')
  removeAvatar(@SignedIn() viewer: SignedInViewer): Promise<CredentialAccount> {
    return this.remove(viewer, 'picture');
  }

  @Allow('user')
  @NeedsScope('write:accounts')
  @Limit('upload')
  @Delete('profile/header')
  removeHeader(@SignedIn() viewer: SignedInViewer): Promise<CredentialAccount> {
    return this.remove(viewer, 'banner');
  }

  private async remove(viewer: SignedInViewer, kind: ProfileImageKind): Promise<CredentialAccount> {
    await this.images.remove(viewer, kind);
    return this.accounts.of(viewer);
  }
}
