/** Node runs TypeScript files directly from 22.18 on; some libraries need 22.22. */
export function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return;
  process.stderr.write(
    `Brief Foundry needs Node 22.22 or newer; this is ${process.versions.node}. "npm ci" brings Node 24 along on Linux and Windows: start it with "npm start".\n`,
  );
  process.exit(1);
}
