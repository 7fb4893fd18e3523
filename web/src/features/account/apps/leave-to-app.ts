/** Sends the browser to an address of an app, which the server has checked. An app's own scheme leaves this page open. */
export function leaveToApp(address: string): void {
  location.assign(address);
}
