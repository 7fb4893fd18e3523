import { Module } from '@nestjs/common';
import { ManagedUsersModule } from '../managed-users/managed-users.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import {
  ClaimCategoryFieldsResolver,
  ClaimDefinitionFieldsResolver,
  ManagedUserClaimsResolver,
  ViewerClaimsResolver,
} from './claim-fields.resolver.js';
import { ClaimGrantsController } from './claim-grants.controller.js';
import { ClaimGrantsResolver } from './claim-grants.resolver.js';
import { ClaimGrants } from './claim-grants.service.js';
import { CategoryDefinitionsLoader, ClaimCategoryLoader, ClaimsInForceLoader } from './claim.loaders.js';
import { ClaimViews } from './claim.view.js';
import { ClaimsController } from './claims.controller.js';
import { ClaimsResolver } from './claims.resolver.js';
import { ClaimsService } from './claims.service.js';
import { RoleSizes } from './role-sizes.js';
import { SystemClaims } from './system-claims.js';

@Module({
  imports: [ManagedUsersModule, SessionsModule],
  controllers: [ClaimsController, ClaimGrantsController],
  providers: [
    SystemClaims,
    ClaimViews,
    CategoryDefinitionsLoader,
    ClaimCategoryLoader,
    ClaimsInForceLoader,
    ClaimsService,
    ClaimGrants,
    ClaimsResolver,
    ClaimGrantsResolver,
    RoleSizes,
    ClaimCategoryFieldsResolver,
    ClaimDefinitionFieldsResolver,
    ManagedUserClaimsResolver,
    ViewerClaimsResolver,
  ],
})
export class ClaimsModule {}
