/** The five pages, in the order of the header and the footer. */
export const navigation = [
  { path: '/', label: 'Home' },
  { path: '/services', label: 'Services' },
  { path: '/methodology', label: 'Methodology' },
  { path: '/about', label: 'About' },
  { path: '/contact', label: 'Contact' },
] as const;
