import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { OwnProfileViews } from './own-profile.view.js';
import { ProfilesController } from './profiles.controller.js';

@Module({
  imports: [UsersModule],
  controllers: [ProfilesController],
  providers: [OwnProfileViews],
  exports: [OwnProfileViews],
})
export class ProfilesModule {}
