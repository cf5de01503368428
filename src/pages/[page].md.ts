import type { APIRoute, GetStaticPaths } from 'astro';
import { findTwin, markdownPages } from '../machine/markdown-pages.ts';

/** Each page's words once more as Markdown, for programmes that read: /services.md. */
export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(markdownPages).map(([path, blocks]) => ({
    params: { page: findTwin(path).slice(1, -'.md'.length) },
    props: { blocks },
  }));

export const GET: APIRoute = ({ props }) => new Response(`${props['blocks'].join('\n\n')}\n`);
