import { QueryClient } from '@tanstack/react-query';

/** The defaults are the specification's: three retries after 1, 2, 4 s (30 s at most), five minutes for what is unused. */
export const createDataCache = () => new QueryClient();
