/** Where the Markdown of a page is published; llmstxt.org gives a page without a file name the name index.html. */
export const findTwin = (path: string) => `${path === '/' ? '/index.html' : path}.md`;
