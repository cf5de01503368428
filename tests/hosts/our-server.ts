import { join } from 'node:path';
import type { Host } from './host.ts';
import { runHost } from './run-host.ts';

const program = join(import.meta.dirname, '../../server/serve.ts');

export const ourServer: Host = {
  name: 'npm start',
  isInstalled: () => true,
  start: (folder) =>
    runHost((port) => ({
      files: {},
      words: [process.execPath, program, folder],
      env: { PORT: `${port}` },
    })),
};
