/** One sentence for what stopped the server: what is wrong and what would be right. */
export function explain(error: unknown, port?: number): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'listen') return explainPort(error, code, port);
  switch (code) {
    case 'ENOENT':
      return `There is no built site at ${path}: run "npm run build" first.`;
    case 'ENOTDIR':
      return `${path} is a file: name the folder of a built site.`;
    case 'EACCES':
    case 'EPERM':
      return `${path} may not be read by this user: give it permission to read the whole folder.`;
    default:
      return error.message;
  }
}

function explainPort(error: Error, code: string | undefined, port: number | undefined): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} is taken by another program: stop that program or choose another port, as in PORT=4400.`;
    case 'EACCES':
      return `PORT ${port} may not be opened by this user: choose one above 1023, as in PORT=4321.`;
    default:
      return error.message;
  }
}
