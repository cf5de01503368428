import { spawnSync } from 'node:child_process';

/** Whether a known vulnerability is in what is shipped, as one sentence; also when nobody could be asked. */
export function audit(): string {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { metadata, statusCode } = parse(stdout);
  if (!metadata)
    return `Not reachable here: the registry's audit ${statusCode ? `answered ${statusCode}` : 'gave no answer'}.`;
  const { vulnerabilities, dependencies } = metadata;
  return `${vulnerabilities.total} known vulnerabilities in ${dependencies.prod} packages (npm audit --omit=dev).`;
}

interface Audit {
  statusCode?: number;
  metadata?: { vulnerabilities: { total: number }; dependencies: { prod: number } };
}

function parse(text: string): Audit {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
