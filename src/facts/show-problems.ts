import { defineMiddleware } from 'astro:middleware';
import { findProblems } from './find-problems.ts';

/** In dev only: shows Astro's error page while a fact is wrong. */
export const onRequest = defineMiddleware((_context, next) => {
  const problems = findProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return next();
});
