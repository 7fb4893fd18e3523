import { once } from '@mallard/rules/once';

/** The library for passkeys: 400 modules, which take a quarter of a second, so they load when someone uses a passkey. */
export const webauthn = once(() => import('@simplewebauthn/server'));
