import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether this browser can use passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

const library = () => import('@simplewebauthn/browser');

/** Has the device make a passkey. @param options as the server sent them. @returns the credential, as JSON */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Has a passkey sign the challenge. @param isAutofill among the suggestions of the sign-in field, until one is chosen */
export async function signWithPasskey(options: string, isAutofill = false): Promise<string> {
  const { startAuthentication } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }));
}

/** Gives up what waits for the device. */
export async function abandonPasskey(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Whether the browser can suggest passkeys beside saved names. */
export async function hasAutofill(): Promise<boolean> {
  return hasPasskeys() && (await (await library()).browserSupportsWebAuthnAutofill());
}
