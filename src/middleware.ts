import { defineMiddleware } from 'astro:middleware';
import { findProblems } from './checks/find-problems.ts';

/** In dev, shows wrong facts instead of a page that is made of them. A build with a wrong fact has ended before. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const problems = import.meta.env.DEV ? await findProblems() : [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return next();
});
