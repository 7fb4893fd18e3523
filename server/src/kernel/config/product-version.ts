import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version in the server's package.json, some folders up from the source or the build. */
export function productVersion(folder: string = import.meta.dirname): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
    return typeof version === 'string' ? version : 'unknown';
  }
  const above = dirname(folder);
  return above === folder ? 'unknown' : productVersion(above);
}
