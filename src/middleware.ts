import { defineMiddleware } from 'astro:middleware';
import { findProblems } from './checks/find-problems.ts';
import { refuse } from './checks/refuse.ts';

/** In dev, shows wrong facts instead of a page that is made of them. A build with a wrong fact has ended before. */
export const onRequest = defineMiddleware(async (_context, next) => {
  if (import.meta.env.DEV) refuse(await findProblems());
  return next();
});
