import type { Provider } from '@nestjs/common';
import { AppTokenReader } from './app-token-reader.js';
import { AppTokens } from './app-tokens.service.js';
import { AppsService } from './apps.service.js';
import { Authorizations } from './authorizations.service.js';
import { OAuth } from './oauth.service.js';

export const appProviders: Provider[] = [AppsService, AppTokens, AppTokenReader, Authorizations, OAuth];
