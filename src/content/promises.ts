import type { Company } from './company-schema.ts';

export const listPromises = (_company: Company): Record<string, string[]> => ({});
