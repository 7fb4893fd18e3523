import { z } from 'zod';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { Answers } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { AllowedDuringMaintenance } from '#kernel/request/allowed-during-maintenance.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type ImageForm, ImageUpload, TakesImage } from '../profile-images/image-upload.js';
import type { ProfileImageKind } from '../profile-images/profile-image-kind.js';
import { ProfileImageService } from '../profile-images/profile-image.service.js';
import { PreferencesBody, ProfileBody } from './account.inputs.js';
import { CurrentUsers, RestCurrentUser, RestPreferences } from './current-user.rest.js';
import { PreferencesService } from './preferences.service.js';
import { ProfileService } from './profile.service.js';

/** REST endpoints for the viewer's own account. */
@Controller('identity')
export class AccountController {
  constructor(
    private readonly users: CurrentUsers,
    private readonly profiles: ProfileService,
    private readonly images: ProfileImageService,
    private readonly preferences: PreferencesService,
  ) {}

  @Allow('user')
  @TokenScope('read')
  @AllowedDuringMaintenance()
  @Answers('The signed-in person.', RestCurrentUser)
  @Get('profile')
  async profile(@SignedIn() viewer: SignedInViewer): Promise<RestCurrentUser> {
    return this.users.of(viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Answers('Changes the own profile; what is left out stays.', RestCurrentUser)
  @Put('profile')
  async updateProfile(@Body() body: ProfileBody, @SignedIn() viewer: SignedInViewer): Promise<RestCurrentUser> {
    await this.profiles.update(viewer, body);
    return this.users.of(viewer);
  }

  /** @returns the URL of the new image, or an empty string if it was removed */
  @Allow('user')
  @TokenScope('write')
  @Limit('upload')
  @TakesImage()
  @Answers('Replaces or deletes the own profile picture; data is its address, or an empty string.', z.string())
  @Put('profile-image')
  async updateImage(@ImageUpload() form: ImageForm, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.change(viewer, 'picture', form);
  }

  /** The same for the banner, which is cropped to 3:1. */
  @Allow('user')
  @TokenScope('write')
  @Limit('upload')
  @TakesImage()
  @Answers(
    'Replaces or deletes the wide picture of the own profile; data is its address, or an empty string.',
    z.string(),
  )
  @Put('profile-banner')
  async updateBanner(@ImageUpload() form: ImageForm, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.change(viewer, 'banner', form);
  }

  @Allow('user')
  @TokenScope('write')
  @Answers('Changes settings of the own account; what is left out stays.', RestPreferences)
  @Put('preferences')
  async updatePreferences(@Body() body: PreferencesBody, @SignedIn() viewer: SignedInViewer): Promise<RestPreferences> {
    const { darkModeDefault: dark, pageSizeDefault: pageSize, language, sidebarType: sidebar } = body;
    await this.preferences.update(viewer, { dark, pageSize, language, sidebar });
    return (await this.users.of(viewer)).preferences;
  }

  private async change(viewer: SignedInViewer, kind: ProfileImageKind, form: ImageForm): Promise<string> {
    if (form.kind === 'replace') return this.images.replace(viewer, kind, form.upload);
    await this.images.remove(viewer, kind);
    return '';
  }
}
