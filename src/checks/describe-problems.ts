import * as z from 'zod';

/** Returns one sentence for each problem of a value: file, field, value, what is wrong, what would be right. */
export function describeProblems(schema: z.ZodType, file: string, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => {
    const wrong = path.reduce((inner: unknown, key) => Object(inner)[key], value);
    const shown = typeof wrong === 'object' ? '' : JSON.stringify(wrong);
    return `${[`${file}:`, z.core.toDotPath(path), shown, message].filter(Boolean).join(' ')}.`;
  });
}
