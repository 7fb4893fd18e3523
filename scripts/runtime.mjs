// npm scripts find the Node 24 of package-lock.json before the machine's own.
const NEEDED = 24;

export function checkRuntime() {
  const major = Number(process.versions.node.split('.', 1)[0]);
  if (major >= NEEDED) return;
  process.stderr.write(
    `Mallard needs Node ${NEEDED} or newer; this is ${process.version}. Start it with npm (npm start), which brings its own on Linux and Windows, or install Node ${NEEDED}.\n`,
  );
  process.exit(1);
}
