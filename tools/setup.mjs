/**
 * Installs what package-lock.json lists if node_modules differs from it, and makes `node` in node_modules/.bin the Node
 * that the project brings. npm puts that folder first in the PATH of each script, so all scripts run on this Node.
 * Plain JavaScript without packages, because it runs before they are there, on Node 20.19 or newer.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';

/** What npm has installed, written by itself. */
const RECORD = 'node_modules/.package-lock.json';
const LINK = 'node_modules/.bin/node';
const OWN = `../node-${process.platform}-${process.arch}/bin/node`;
/** The first Node that runs TypeScript files as they are. */
const [MAJOR, MINOR] = [22, 18];

// In the name of a folder, neither Astro nor the PATH can read these. Windows' C: is no name.
const [unreadable] = /['"#?:]/.exec(process.cwd().slice(2)) ?? [];
if (unreadable) exit(`Rename the folder ${process.cwd()}: the tools can't read the ${unreadable} in it.`);

// Named one by one, because NODE_ENV=production or a user's setting would leave out what the build needs.
const INSTALL =
  'npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund --loglevel=error';
if (!isInstalled() && spawnSync(INSTALL, { stdio: 'inherit', shell: true }).status !== 0)
  exit('npm could not install the packages: check the connection to the registry, then run this again.');

// Asked for its version: a Linux without glibc has the file and cannot run it. npm 10 makes no link for it.
const hasOwn = spawnSync(`node_modules/.bin/${OWN}`, ['--version']).status === 0;
if (!hasOwn || !existsSync(LINK)) rmSync(LINK, { force: true });
if (hasOwn && !existsSync(LINK)) symlinkSync(OWN, LINK);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!hasOwn && (major < MAJOR || (major === MAJOR && minor < MINOR)))
  exit(`This project needs Node ${MAJOR}.${MINOR} or newer here; this is ${process.version}.`);

/**
 * Says whether all packages are in the record and on the disk: a folder may have been deleted, or have come from another
 * computer. A package too many is no harm. Nobody needs all optional packages, but each computer needs some.
 */
function isInstalled() {
  if (!existsSync(RECORD)) return false;
  const [wanted, found] = ['package-lock.json', RECORD].map(readPackages);
  delete wanted[''];
  if (!Object.values(found).some(({ optional }) => optional)) return false;
  const { platform, arch } = process;
  return Object.entries(wanted).every(([path, { version, optional, os = [platform], cpu = [arch] }]) => {
    if (!(path in found)) return optional;
    const isForeign = !os.includes(platform) || !cpu.includes(arch);
    return !isForeign && version === found[path].version && existsSync(path);
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function exit(sentence) {
  console.error(sentence);
  process.exit(1);
}
