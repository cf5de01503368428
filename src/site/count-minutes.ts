/** The minutes between two times of a day, such as 09:14 and 10:52. */
export const countMinutes = (from: string, to: string) =>
  (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / 60_000;
