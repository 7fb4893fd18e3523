import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { UserDeleted } from '../managed-users/managed-user.events.js';
import { ProfileImageStore } from './profile-image-store.js';

/** Deletes the profile picture and banner of a deleted user. */
@EventHandlers()
export class DeletedUserImagesHandlers {
  constructor(private readonly store: ProfileImageStore) {}

  @On(UserDeleted)
  async onUserDeleted({ imageUrl, bannerUrl }: UserDeleted): Promise<void> {
    await this.store.remove('picture', imageUrl);
    await this.store.remove('banner', bannerUrl);
  }
}
