import { agents } from './agents.ts';
import { research } from './research.ts';
import { saas } from './saas.ts';

/** The drawings of services, by the names that words use. */
export const drawings = { agents, research, saas };
