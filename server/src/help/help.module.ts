import { Module } from '@nestjs/common';
import { HelpCategoriesModule } from './categories/categories.module.js';
import { ContactModule } from './contact/contact.module.js';
import { HelpPagesModule } from './pages/pages.module.js';
import { HelpPicturesModule } from './pictures/pictures.module.js';
import { HelpReadingModule } from './reading/reading.module.js';
import { HelpSeedingModule } from './seeding/seeding.module.js';
import { HelpTextModule } from './text/text.module.js';
import { HelpTopicsModule } from './topics/topics.module.js';

const rooms = [
  ContactModule,
  HelpCategoriesModule,
  HelpPagesModule,
  HelpPicturesModule,
  HelpReadingModule,
  HelpSeedingModule,
  HelpTextModule,
  HelpTopicsModule,
];

/** The help center: a module for each room. */
@Module({ imports: rooms, exports: rooms })
export class HelpModule {}
