/** What `read` makes of a command's words; where they are wrong, the command ends with the sentence that says so. */
export function orStop<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
