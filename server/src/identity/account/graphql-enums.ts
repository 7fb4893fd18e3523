import { registerEnumType } from '@nestjs/graphql';
import { ROLES } from '#kernel/request/viewer.js';
import { ACCENTS, SIDEBARS, TEXT_SIZES, THEMES } from '../users/user.entity.js';

/** GraphQL's names of a closed list are its values in upper case. */
function enumOf<const T extends string>(values: readonly T[]): { readonly [K in Uppercase<T>]: T } {
  return Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as { readonly [K in Uppercase<T>]: T };
}

export const RoleEnum = enumOf(ROLES);
export const ThemeEnum = enumOf(THEMES);
export const SidebarEnum = enumOf(SIDEBARS);
export const AccentEnum = enumOf(ACCENTS);
export const TextSizeEnum = enumOf(TEXT_SIZES);

registerEnumType(RoleEnum, { name: 'Role' });
registerEnumType(ThemeEnum, { name: 'Theme' });
registerEnumType(SidebarEnum, { name: 'Sidebar' });
registerEnumType(AccentEnum, { name: 'Accent' });
registerEnumType(TextSizeEnum, { name: 'TextSize' });
