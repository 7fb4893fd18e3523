import type { INestApplicationContext } from '@nestjs/common';
import type { Settings } from '#kernel/config/settings.js';

/** The site that a command works on: the services that its APIs use too. */
export interface Site {
  readonly settings: Settings;
  readonly get: INestApplicationContext['get'];
  readonly leave: () => Promise<void>;
}
