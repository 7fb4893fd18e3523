// The copy that is broken instead of the developer's files, which stay as they are however the run ends.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../suites/command.mjs';
import { findOnce } from './break.mjs';

const WORKSPACES = ['.', 'rules', 'server', 'web'];

/** All files that git knows or would add, as they are now, with links to the installed packages. */
export class Copy {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'mallard-mutations-'));
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 }));
    // The database's account, where root runs the tests, has to pass.
    chmodSync(this.folder, 0o755);
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
    for (const file of listed.toString().split('\0').filter(Boolean)) this.#take(file);
    for (const workspace of WORKSPACES) this.#linkPackages(workspace);
  }

  /** @param {import('./break.mjs').Break} each @returns a function that undoes it */
  apply(each) {
    const problem = findOnce(this.folder, each);
    if (problem) throw new Error(problem);
    const path = join(this.folder, each.file);
    const text = readFileSync(path, 'utf8');
    // A function, because a text may contain patterns such as $1.
    writeFileSync(
      path,
      text.replace(each.find, () => each.put),
    );
    return () => writeFileSync(path, text);
  }

  #take(file) {
    if (!existsSync(join(root, file))) return;
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(this.folder, file));
  }

  /** Links each package, but copies the links to the workspaces, which must lead to those of the copy. */
  #linkPackages(workspace) {
    const [from, to] = [root, this.folder].map((folder) => join(folder, workspace, 'node_modules'));
    if (!existsSync(from)) return;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@mallard') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      else if (name === '.bin' || !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
    }
  }
}
