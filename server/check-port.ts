/** Says in one sentence that PORT is wrong or taken, before a build takes its time: node server/check-port.ts */
import { readFreePort } from './read-free-port.ts';

await readFreePort().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
