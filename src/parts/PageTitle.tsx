import type { ComponentProps } from 'react';

/** A title as large as its longest line allows: layout/measure-page.ts. */
export const PageTitle = (attributes: ComponentProps<'h1'>) => <h1 {...attributes} />;
