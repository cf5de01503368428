import * as z from 'zod';

/** Returns one sentence for each problem of a value: file, field, value, what is wrong, what would be right. */
export function describeProblems(schema: z.ZodType, file: string, value: unknown): string[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map(({ path, input, message }) => {
    const shown = typeof input === 'object' ? '' : JSON.stringify(input);
    return `${[`${file}:`, z.core.toDotPath(path), shown, message].filter(Boolean).join(' ')}.`;
  });
}
