/** Throws one error that lists the problems, if there are any. */
export function throwProblems(problems: string[]) {
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  // The owner's facts are wrong, not the code that the stack would show.
  error.stack = '';
  throw error;
}
