// A break is data: one replacement in one file, and the tests that must notice it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Guard
 * @property {'rules' | 'server' | 'web' | 'e2e'} workspace `e2e` are the browser tests of web
 * @property {string[]} files from the workspace's folder
 * @property {string} [tests] runs only tests whose name contains it, where the whole file takes long
 * @property {boolean} [nightly] true if only the nightly run has it
 */

/**
 * @typedef {object} Break
 * @property {string} name the consequence, as a sentence
 * @property {string} file from the root
 * @property {string} find occurs once in the file
 * @property {string} put stands in its place
 * @property {Guard[]} guards run in this order until one notices
 */

/** @param {Break} each @returns {string | null} why it can't be applied */
export function findOnce(folder, { name, file, find }) {
  const path = join(folder, file);
  if (!existsSync(path)) return `"${name}": there is no ${file}.`;
  const count = readFileSync(path, 'utf8').split(find).length - 1;
  if (count === 1) return null;
  return `"${name}": ${file} contains its text ${count === 0 ? 'no longer' : `${count} times`}: ${JSON.stringify(find)}`;
}
