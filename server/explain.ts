/** One sentence for what stopped the server: what is wrong and what would be right. */
export function explain(error: unknown, port?: number): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return `There is no built site at ${path}: run "npm run build" first.`;
    case 'EADDRINUSE':
      return `PORT ${port} is taken by another program: stop that program or choose another port, as in PORT=4400.`;
    case 'EACCES':
      return `PORT ${port} may not be opened by this user: choose one above 1023, as in PORT=4321.`;
    default:
      return error.message;
  }
}
