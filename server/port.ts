const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;

/** The port to listen on, from the environment's PORT. Throws a sentence that says what would be right. */
export function readPort(value: string | undefined): number {
  if (value === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= HIGHEST_PORT) return port;
  throw new Error(
    `PORT is ${JSON.stringify(value)}, but it must be a whole number from 1 to ${HIGHEST_PORT}, as in PORT=${DEFAULT_PORT}.`,
  );
}
