import { defineMiddleware } from 'astro:middleware';
import { findProblems } from './checks/find-problems.ts';
import { throwProblems } from './checks/throw-problems.ts';

/** In dev, shows what is wrong with the facts instead of a page made of them. A build has ended before. */
export const onRequest = defineMiddleware(async (_context, next) => {
  if (import.meta.env.DEV) throwProblems(await findProblems());
  return next();
});
