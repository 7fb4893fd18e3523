// The server needs Node 22 or newer; npm's scripts find the Node 24 of the lockfile before the machine's own.
const NEEDED = 22;

export function checkRuntime() {
  const major = Number(process.versions.node.split('.', 1)[0]);
  if (major >= NEEDED) return;
  process.stderr.write(
    `Mallard runs on Node ${NEEDED} or newer, and this is ${process.version}. Start it through npm (npm start), which brings its own, or install Node 24.\n`,
  );
  process.exit(1);
}
