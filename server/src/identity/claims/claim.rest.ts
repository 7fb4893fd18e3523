import { type ClaimCategoryView, type ClaimDefinitionView, ClaimSource, type HeldClaimView } from './claim.view.js';

/** ClaimCategory of the REST contract. */
export interface RestClaimCategory {
  id: string;
  name: string;
  description: string;
  isActive: boolean;
  createdOn: Date;
  definitionCount: number;
}

/** ClaimDefinition of the REST contract. */
export interface RestClaimDefinition {
  id: string;
  categoryId: string;
  category: string;
  claimType: 'permission';
  claimValue: string;
  name: string;
  description: string;
  isActive: boolean;
}

/** The same in the list of a person or role. */
export interface RestHeldClaim extends RestClaimDefinition {
  source: 'direct' | 'role';
}

export function toRestCategory(category: ClaimCategoryView): RestClaimCategory {
  const { id, name, description, isActive, createdAt: createdOn, definitionCount } = category;
  return { id, name, description, isActive, createdOn, definitionCount };
}

export function toRestDefinition(definition: ClaimDefinitionView): RestClaimDefinition {
  return {
    id: definition.id,
    categoryId: definition.categoryId,
    category: definition.categoryName,
    claimType: 'permission',
    claimValue: definition.value,
    name: definition.name,
    description: definition.description,
    isActive: definition.isActive,
  };
}

export function toRestRoleClaim(definition: ClaimDefinitionView): RestHeldClaim {
  return { ...toRestDefinition(definition), source: 'role' };
}

/** Held by oneself and by the role, it is one's own. */
export function toRestHeldClaim({ claim, sources }: HeldClaimView): RestHeldClaim {
  return { ...toRestDefinition(claim), source: sources.includes(ClaimSource.DIRECT) ? 'direct' : 'role' };
}
