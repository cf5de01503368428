/** The names of who manages the company, without what each of them does: "Anna Keller, Luc Favre". */
export const nameManagers = (management: string) => management.replaceAll(/ \([^)]*\)/g, '');
