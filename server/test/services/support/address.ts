/** @throws Error where the run was not told which service to use */
export function addressOf(name: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set; npm test finds the services of this machine by itself.`);
  return url;
}
