import type { Command } from 'commander';
import { productVersion } from '#kernel/config/product-version.js';
import type { CommandLine } from './command-line.js';

export function describeVersion(command: Command, commandLine: CommandLine): void {
  command.action(() => {
    const version = productVersion();
    commandLine.print({ version, node: process.versions.node }, `Mallard ${version}, Node ${process.versions.node}`);
  });
}
