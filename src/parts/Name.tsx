/** A name, an address or a number: browsers that translate a page leave it as it is. */
export const Name = ({ children }: { children: string }) => <span translate="no">{children}</span>;
