/** Where the Markdown of a page is published: llmstxt.org appends .md to the path, to index.html for a directory. */
export const findMarkdownPath = (path: string) => `${path === '/' ? '/index.html' : path}.md`;
