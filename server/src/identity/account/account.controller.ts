import { Body, Controller, Get, Put } from '@nestjs/common';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { StaysOpen } from '#kernel/request/stays-open.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type ImageForm, ImageUpload, TakesImage } from '../profile-images/image-upload.js';
import type { ProfileImageKind } from '../profile-images/profile-image-kind.js';
import { ProfileImageService } from '../profile-images/profile-image.service.js';
import { PreferencesBody, ProfileBody } from './account.inputs.js';
import { CurrentUsers, type RestCurrentUser, type RestPreferences } from './current-user.rest.js';
import { PreferencesService } from './preferences.service.js';
import { ProfileService } from './profile.service.js';

/** The REST face of one's own account. */
@Controller('identity')
export class AccountController {
  constructor(
    private readonly users: CurrentUsers,
    private readonly profiles: ProfileService,
    private readonly images: ProfileImageService,
    private readonly preferences: PreferencesService,
  ) {}

  @Allow('user')
  @StaysOpen()
  @Get('profile')
  async profile(@SignedIn() viewer: SignedInViewer): Promise<RestCurrentUser> {
    return this.users.of(viewer);
  }

  @Allow('user')
  @Put('profile')
  async updateProfile(@Body() body: ProfileBody, @SignedIn() viewer: SignedInViewer): Promise<RestCurrentUser> {
    await this.profiles.update(viewer, body);
    return this.users.of(viewer);
  }

  /** @returns the new image's address, or an empty text where it was removed */
  @Allow('user')
  @Limit('upload')
  @TakesImage()
  @Put('profile-image')
  async updateImage(@ImageUpload() form: ImageForm, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.change(viewer, 'picture', form);
  }

  /** The same for the banner, which is cut to three times as wide as it is high. */
  @Allow('user')
  @Limit('upload')
  @TakesImage()
  @Put('profile-banner')
  async updateBanner(@ImageUpload() form: ImageForm, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.change(viewer, 'banner', form);
  }

  @Allow('user')
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
