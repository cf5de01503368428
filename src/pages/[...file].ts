import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { company } from '../content/company.ts';
import { listFiles } from '../outputs/list-files.ts';
import { createSites } from './_create-sites.ts';

export const getStaticPaths = () =>
  Object.entries(listFiles(company, createSites())).map(([path, write]) => ({
    params: { file: path.slice(1) },
    props: { write, type: path.endsWith('.svg') ? 'image/svg+xml' : '' },
  }));

/** Each file that programs read. The type of a picture matters while dev runs. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await props.write(), { headers: { 'Content-Type': props.type } });
