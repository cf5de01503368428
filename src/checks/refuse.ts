/** Throws an error that says each problem on a line of its own, if there are any. */
export function refuse(problems: string[]) {
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  // The owner's facts are wrong, not the code that the stack would show.
  error.stack = '';
  throw error;
}
