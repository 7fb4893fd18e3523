// The processes of the tests run what the builds of the rules and the server make.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { compileServer } from '../../scripts/build.mjs';

const root = resolve(import.meta.dirname, '../../..');

export default async function compile() {
  const project = resolve(root, 'rules/tsconfig.build.json');
  execFileSync(process.execPath, [resolve(root, 'node_modules/ts7/bin/tsc'), '-p', project], { stdio: 'inherit' });
  await compileServer();
}
