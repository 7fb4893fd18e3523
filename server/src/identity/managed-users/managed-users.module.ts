import { Module } from '@nestjs/common';
import { ManagedUserViews } from './managed-user.view.js';

@Module({
  providers: [ManagedUserViews],
  exports: [ManagedUserViews],
})
export class ManagedUsersModule {}
