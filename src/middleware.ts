import { defineMiddleware } from 'astro:middleware';
import { findProblems } from './build-time/facts/find-problems.ts';

/** In dev, before a page is composed of them, wrong facts are shown instead; a build with a wrong fact ends before. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const problems = import.meta.env.DEV ? await findProblems() : [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return next();
});
